/** Copy a text: also where the page came over a plain line, where browsers have no clipboard to write to. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const sheet = document.createElement("textarea");
    sheet.value = text;
    sheet.style.cssText = "position:fixed;opacity:0";
    (document.querySelector("dialog[open]") ?? document.body).append(sheet); // beside a dialog nothing can be selected
    const before = document.activeElement;
    sheet.select();
    document.execCommand("copy");
    sheet.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
