// Lets a file be dropped anywhere on the page, and shows that it may be while one is dragged.

/** @param {HTMLElement} target shown while a file is over the page @param {(file: File) => void} take */
export function takeDrops(target, take) {
  const holdsFile = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes('Files') ?? false;
  for (const name of /** @type {const} */ (['dragenter', 'dragover'])) {
    document.addEventListener(name, (event) => {
      if (!holdsFile(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      target.hidden = false;
    });
  }
  document.addEventListener('dragleave', (event) => {
    // Only the leave that goes nowhere leaves the window.
    if (!event.relatedTarget) target.hidden = true;
  });
  document.addEventListener('drop', (event) => {
    target.hidden = true;
    if (!holdsFile(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) take(file);
  });
}
