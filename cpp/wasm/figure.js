// Put behind the module's own glue by the linker: its functions, which take and give numbers alone
// (pudu_figure.cpp), as the class that the page uses (web/lib/pudu-module.d.ts).
(() => {
  // Answers come as the address of an address and a count.
  const span = (at, Type) => {
    const data = HEAP32[at >> 2];
    return data ? new Type(HEAPU8.buffer, data, HEAP32[(at >> 2) + 1]) : null;
  };
  const text = (at) => {
    const bytes = span(at, Uint8Array);
    return bytes ? new TextDecoder().decode(bytes) : '';
  };

  Module['parameterTable'] = () => text(Module['_parameter_table']());

  Module['Figure'] = class {
    constructor() {
      this.address = Module['_figure_new']();
    }
    call(name, ...rest) {
      if (!this.address) throw new Error('this figure has been deleted');
      return Module['_figure_' + name](this.address, ...rest);
    }
    delete() {
      this.call('delete');
      this.address = 0;
    }
    values() {
      return span(this.call('values'), Float64Array);
    }
    update(view, highlight) {
      return this.call('update', view, highlight);
    }
    buffers() {
      return span(this.call('buffers'), Int32Array);
    }
    writePoses(count) {
      return this.call('write_poses', count);
    }
    sprite(size, phase) {
      return span(this.call('sprite', size, phase), Uint8Array);
    }
    exportOptions() {
      return span(this.call('export_options'), Float64Array);
    }
    file(kind) {
      return span(this.call('file', kind), Uint8Array);
    }
    fileName(kind) {
      return text(this.call('file_name', kind));
    }
    snippet(engine) {
      return text(this.call('snippet', engine));
    }
    sheet(size, poses, scale) {
      return span(this.call('sheet', size, poses, scale), Uint8Array);
    }
    sheetName(size, poses) {
      return text(this.call('sheet_name', size, poses));
    }
  };
})();
