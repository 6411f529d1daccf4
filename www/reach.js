/**
 * Sees that a file of the site can be had, before it is imported: Firefox never tries an import again
 * that has failed, but a fetch it does.
 * @param {string} file by its path in the site
 */
export async function reach(file) {
  const response = await fetch(new URL(file, import.meta.url));
  if (!response.ok) {
    throw new Error(`${file}: ${response.status}`);
  }
  return response;
}
