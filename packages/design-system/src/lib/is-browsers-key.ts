interface Modifiers {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** With one of these held a key is the browser's, not ours: Alt and an arrow go back. */
export const isBrowsersKey = ({ altKey, ctrlKey, metaKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey;
