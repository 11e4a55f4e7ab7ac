import { entryState, newKey, type EntryState } from "./shown-page.ts";

/** The entries that a document makes in the history, one for each page and one for what opens over it. */
export interface Entries {
  /** Changes the address; `replace` leaves no way back to the one before. */
  readonly enter: (to: URL, replace: boolean) => void;
  /** Something opened over the page: *Back* calls `close` before it leaves the page. @returns to be called once it is closed */
  readonly cover: (close: () => void) => () => void;
  /** To be called after *Back* or *Forward*. @returns whether that closed something, which leaves the page as it is */
  readonly popped: () => boolean;
}

const baseOf = ({ base, key }: EntryState): string => base ?? key;

/**
 * Nothing can take an entry out of the history. What was closed by its own button therefore leaves its entry behind: the
 * next thing that opens takes it again, the next page takes its place, and *Back* from it goes on to the page before.
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
