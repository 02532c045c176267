// Hands bytes to the reader as a file. The bytes come from the module, never from a canvas: some
// browsers alter what is read back from a canvas on purpose.

/** @param {Uint8Array<ArrayBuffer>} bytes @param {string} type @param {string} name */
export function download(bytes, type, name) {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Revoked too early, the file is empty in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
