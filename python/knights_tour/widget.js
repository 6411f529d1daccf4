/** The element in a notebook: what its reader does is told to Python, and what Python sets is shown. */

const ATTRIBUTES = { board: "board", start: "start", when_stuck: "when-stuck" };

/** The element comes with the notebook, not from a network. */
async function define(text) {
  if (!customElements.get("knights-tour")) {
    const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    await import(address);
    URL.revokeObjectURL(address);
  }
}

async function render({ model, el }) {
  await define(model.get("_element"));
  const element = document.createElement("knights-tour");
  element.setAttribute("controls", "");
  const follow = (name) => element.setAttribute(ATTRIBUTES[name], model.get(name));
  const seek = () => element.position !== model.get("step") && element.seek(model.get("step"));
  const changes = Object.keys(ATTRIBUTES).map((name) => [`change:${name}`, () => follow(name)]);
  changes.push(["change:step", seek]);
  for (const [event, act] of changes) {
    model.on(event, act);
  }
  element.addEventListener("step", ({ detail }) => {
    model.set("step", detail.position);
    model.save_changes();
  });
  element.addEventListener("finish", ({ detail }) => {
    model.set("squares", detail.tour ?? []);
    model.save_changes();
  });
  Object.keys(ATTRIBUTES).forEach(follow);
  element.setAttribute("step", model.get("step"));
  el.append(element);
  return () => changes.forEach(([event, act]) => model.off(event, act));
}

export default { render };
