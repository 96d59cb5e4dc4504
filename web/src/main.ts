import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";

export default mount(App, { target: document.getElementById("app")! });

/** A part of the page could not be fetched. If the server is there, it has a newer page; if not, the table says so.
 * Once in a while is enough. */
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("renewed") ?? 0);
  if (!navigator.onLine || Date.now() - last < 30_000) return;
  void fetch("/files.json", { cache: "no-store" }).then(
    (answer) => {
      if (!answer.ok) return;
      sessionStorage.setItem("renewed", String(Date.now()));
      location.reload();
    },
    () => {},
  );
});

/** In milliseconds: the service worker fetches every file of the page, and is not to be in the way of the first view. */
const LATER = 3000;
const keepAll = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => {});
if (import.meta.env.PROD && "serviceWorker" in navigator) addEventListener("load", () => setTimeout(keepAll, LATER));
