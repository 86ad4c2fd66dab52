// The script of the preview's page: SimCord's own, but links to messages lead to them in the page.
// Discord's site, where they would lead otherwise, knows nothing of these messages.
import "/simcord.js";

const LINKS = 'a[href^="https://discord.com/channels/"]';

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest(LINKS) : null;
  if (!link) return;
  event.preventDefault();
  const form = document.querySelector("#message-exact-form");
  form.querySelector("input").value = new URL(link.href).pathname.split("/").at(-1);
  form.requestSubmit();
});
