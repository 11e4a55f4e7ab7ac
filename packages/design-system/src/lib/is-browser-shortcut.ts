interface Modifiers {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Whether the key is a browser shortcut because of a modifier, such as Alt + Arrow Left for back. */
export const isBrowserShortcut = ({ altKey, ctrlKey, metaKey }: Modifiers): boolean =>
  altKey || ctrlKey || metaKey;
