/** A note of the system, shown by the page, or by its service worker where a page may not (Android). Returns what takes
 *  it away again. */
export function note(title: string, body: string, tag: string): () => void {
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => (window.focus(), shown.close());
    return () => shown.close();
  } catch {
    const worker = navigator.serviceWorker?.ready;
    let over = false;
    void worker?.then((it) => (over ? undefined : it.showNotification(title, { body, tag })));
    return () => {
      over = true;
      void worker
        ?.then((it) => it.getNotifications({ tag }))
        .then((all) => {
          for (const one of all) one.close();
        });
    };
  }
}
