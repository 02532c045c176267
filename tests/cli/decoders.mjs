// Decoders that are not ours: Python's Pillow and ImageMagick, and pngcheck for the form of a file.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";

function run(command, args, options = {}) {
  const done = spawnSync(command, args, { maxBuffer: 1 << 28, ...options });
  if (done.error) throw done.error;
  assert.equal(done.status, 0, `${command}: ${done.stdout}${done.stderr}`);
  return done.stdout;
}

const python = `
import json, sys
from PIL import Image
with Image.open(sys.argv[1]) as image:
    frames = []
    palette = image.getpalette() if image.mode == "P" else None
    indices = list(image.getdata()) if image.mode == "P" else None
    for i in range(getattr(image, "n_frames", 1)):
        image.seek(i)
        image.load()
        frames.append({"pixels": image.convert("RGBA").tobytes().hex(),
                       "duration": image.info.get("duration")})
    image.seek(0)
    info = {k: v if isinstance(v, (int, float, str)) else v.hex() if isinstance(v, bytes) else str(v)
            for k, v in image.info.items()}
    json.dump({"mode": image.mode, "format": image.format, "info": info, "frames": frames,
               "palette": palette, "indices": indices,
               "width": image.width, "height": image.height}, sys.stdout)
`;

// A picture with one Buffer of RGBA per frame.
class Picture {
  constructor(width, height, frames, rest = {}) {
    Object.assign(this, { width, height, frames }, rest);
  }
  at(x, y, frame = 0) {
    return this.frames[frame].readUInt32BE(4 * (y * this.width + x));
  }
}

export function byPillow(file) {
  const read = JSON.parse(run("/usr/bin/python3", ["-c", python, file], { encoding: "utf8" }));
  const durations = read.frames.map((frame) => frame.duration);
  const frames = read.frames.map((frame) => Buffer.from(frame.pixels, "hex"));
  return new Picture(read.width, read.height, frames, { ...read, frames, durations });
}

// ImageMagick 6 is \`convert\`. Frames are shown as they are, not laid over each other.
export function byImageMagick(file) {
  const facts = run("identify", ["-format", "%w %h %T %D %[colorspace]\n", file], { encoding: "utf8" });
  const lines = facts.trim().split("\n").map((line) => line.split(" "));
  const [width, height] = lines[0].map(Number);
  const bytes = run("convert", [file, "-depth", "8", "rgba:-"]);
  const size = 4 * width * height;
  assert.equal(bytes.length, size * lines.length);
  const frames = lines.map((_, i) => bytes.subarray(i * size, (i + 1) * size));
  const delays_cs = lines.map((line) => Number(line[2]));
  return new Picture(width, height, frames, { delays_cs, disposals: lines.map((line) => line[3]) });
}

export function pngcheck(file) {
  return run("pngcheck", ["-v", file], { encoding: "utf8" });
}

// Decodes with both, demands that they see the same, and returns Pillow's picture.
export function decode(file) {
  const picture = byPillow(file);
  const other = byImageMagick(file);
  assert.equal(other.width, picture.width);
  assert.equal(other.height, picture.height);
  for (let y = 0; y < picture.height; ++y)
    for (let x = 0; x < picture.width; ++x) {
      const [a, b] = [picture.at(x, y), other.at(x, y)];
      // What is transparent has no colour that a decoder would have to keep.
      if (a !== b && ((a & 255) !== 0 || (b & 255) !== 0))
        assert.fail(`${x}, ${y}: Pillow reads ${a.toString(16)}, ImageMagick ${b.toString(16)}`);
    }
  return picture;
}
