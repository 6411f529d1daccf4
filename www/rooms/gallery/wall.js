/**
 * The wall of pictures: what it can be narrowed to, how many tours are left, and the way back to the place that
 * a visitor left it at.
 * @import { RoomFrame } from "../../app/mount-room.js"
 * @import { Cards } from "./cards.js"
 * @import { Filters, Property } from "./filters.js"
 * @import { Exhibit } from "./tours.js"
 */

import * as words from "#text/gallery.js";
import { button, find, labelled, make, setChoices } from "../../widgets/dom.js";
import { showLine } from "../../widgets/show.js";
import { cardLink, showCards } from "./cards.js";
import { filterNames, isFound, properties } from "./filters.js";

/**
 * @param {HTMLElement} root
 * @param {RoomFrame} frame
 * @param {object} on
 * @param {readonly Exhibit[]} on.collection
 * @param {Record<Property, string[]>} on.values what the tours of the collection can be narrowed to
 * @param {Cards} on.cards those of the collection
 * @param {() => Cards} on.ownCards
 * @param {() => void} on.narrowed called when other tours are on the wall
 */
export function createWall(root, frame, { collection, values, cards, ownCards, narrowed }) {
  const panel = find(root, ".collection", HTMLElement);
  const heading = find(panel, "h2", HTMLElement);
  const search = find(panel, "#gallery-search", HTMLInputElement);
  const unfolded = find(panel, ".filters details", HTMLDetailsElement);
  const count = find(panel, ".count", HTMLElement);
  const clear = find(panel, ".clear", HTMLButtonElement);
  const ways = find(panel, ".ways", HTMLElement);
  /** @type {Filters} */
  let filters = {};
  /** The card that was followed last, and how far down the window it stood. @type {{ link: Element, top: number } | null} */
  let left = null;

  const lists = properties.map((property) => {
    const list = make("select", { id: `gallery-${property}` });
    list.addEventListener("change", () => choose({ [property]: list.value || null }));
    find(panel, ".properties", HTMLElement).append(labelled(list, words.properties[property]));
    return { property, list };
  });

  /** The tours that these filters leave. @param {Filters} wanted */
  const leftBy = (wanted) => collection.filter((exhibit) => isFound(exhibit, wanted)).length;

  const active = () => filterNames.filter((name) => filters[name]);

  /** Changes some filters, as one step of the browser’s history. @param {Filters} changes */
  function choose(changes) {
    frame.asStep(() => use({ ...filters, ...changes }));
    frame.announce(words.onTheWall(leftBy(filters), collection.length), { about: "filters" });
  }

  /** @param {Filters} wanted */
  function use(wanted) {
    filters = wanted;
    show();
    narrowed();
    frame.changed();
    frame.settleSoon();
  }

  function show() {
    const found = collection.filter((exhibit) => isFound(exhibit, filters));
    for (const { property, list } of lists) {
      setChoices(list, [
        { id: "", name: words.any },
        ...values[property].map((value) => ({
          id: value,
          name: words.choice(property, value, leftBy({ ...filters, [property]: value })),
        })),
      ]);
      list.value = filters[property] ?? "";
    }
    if (search.value.trim() !== (filters.search ?? "")) {
      search.value = filters.search ?? "";
    }
    showCards(cards, found, () => heading.focus());
    showLine(count, words.onTheWall(found.length, collection.length));
    clear.hidden = active().length === 0;
    ways.replaceChildren(...(found.length === 0 ? active().map(wayOut) : []));
  }

  /** A button that clears one filter, and says how many tours there are without it. @param {keyof Filters} name */
  function wayOut(name) {
    const without = { ...filters, [name]: null };
    const text = words.clearOne(name, filters[name] ?? "", leftBy(without));
    return button(text, () => clearAll([name]));
  }

  /** The button that was pressed goes, so that the focus goes on to the heading of what is left. @param {readonly (keyof Filters)[]} names */
  function clearAll(names) {
    choose(Object.fromEntries(names.map((name) => [name, null])));
    heading.focus({ preventScroll: true });
  }

  search.addEventListener("input", () => {
    use({ ...filters, search: search.value.trim() || null });
    frame.announce(words.onTheWall(leftBy(filters), collection.length), { about: "filters" });
  });
  clear.addEventListener("click", () => clearAll(filterNames));
  root.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a.card") : null;
    left = link ? { link, top: link.getBoundingClientRect().top } : left;
  });
  // On a phone pictures come first; where there is room, the lists are seen at once.
  unfolded.open = matchMedia("(min-width: 47.51em)").matches;

  return {
    get filters() {
      return filters;
    },
    /** Shows what a link asks for. @param {Filters} wanted */
    use(wanted) {
      filters = wanted;
      unfolded.open ||= properties.some((property) => filters[property]);
      show();
      narrowed();
    },
    /** Leads back to the card of a tour: where it stood when it was followed, else into the middle of the window. @param {Exhibit} exhibit */
    comeBack(exhibit) {
      const link = cardLink(cards, exhibit) ?? cardLink(ownCards(), exhibit);
      if (!link) {
        heading.focus();
        return;
      }
      link.focus({ preventScroll: true });
      if (left?.link === link) {
        const { top } = link.getBoundingClientRect();
        scrollBy({ top: top - left.top, behavior: "instant" });
      } else {
        link.scrollIntoView({ block: "center", behavior: "instant" });
      }
    },
  };
}
