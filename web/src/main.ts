import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";

export default mount(App, { target: document.getElementById("app")! });

/** A part of the page that the server no longer has: there is a newer page. Once in a while is enough. */
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("renewed") ?? 0);
  if (!navigator.onLine || Date.now() - last < 30_000) return;
  sessionStorage.setItem("renewed", String(Date.now()));
  location.reload();
});

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => {}));
}
