import { entryState, newKey, type EntryState } from "./shown-page.ts";

/** History entries of a document: one for each page and one for each layer that opens over it. */
export interface Entries {
  /** Changes the address; `replace` replaces the current entry. */
  readonly enter: (to: URL, replace: boolean) => void;
  /**
   * Registers a layer over the page: *Back* calls `close` before it leaves the page. @returns function to call when
   * the layer closes
   */
  readonly cover: (close: () => void) => () => void;
  /** Call it after *Back* or *Forward*. @returns whether it closed a layer, so that the page stays */
  readonly popped: () => boolean;
}

const baseOf = ({ base, key }: EntryState): string => base ?? key;

/**
 * The history API can't remove an entry, so a layer that was closed by its own button leaves its entry behind. The
 * next layer reuses it, the next page replaces it, and *Back* skips it.
 */
export const createEntries = (): Entries => {
  const open: (() => void)[] = [];
  let at = entryState();

  const put = (how: "pushState" | "replaceState", state: EntryState, to?: URL): void => {
    history[how](state, "", to);
    at = state;
  };

  return {
    enter: (to, replace) => {
      const { below, base, layer } = entryState();
      open.length = 0;
      if (replace) put("replaceState", { key: newKey(), ...(base && { below, base }) }, to);
      else put(layer ? "replaceState" : "pushState", { key: newKey() }, to);
    },
    cover: (close) => {
      open.push(close);
      at = entryState();
      const { below = 0, layer = false } = at;
      if (!layer || below < open.length)
        put("pushState", { key: at.key, base: baseOf(at), below: below + 1, layer: true });
      return () => {
        const index = open.indexOf(close);
        if (index >= 0) open.splice(index, 1);
      };
    },
    popped: () => {
      const from = at;
      at = entryState();
      const { below = 0 } = at;
      if (baseOf(from) !== baseOf(at) || below >= (from.below ?? 0)) return false;
      const close = open.pop();
      if (close) close();
      else history.go(-below - 1);
      return close !== undefined;
    },
  };
};
