/** Names of keys, as printed on the keyboards of the language. */
export interface KbdTexts {
  control: string;
  shift: string;
  alt: string;
  enter: string;
  escape: string;
  tab: string;
  space: string;
  backspace: string;
  delete: string;
  home: string;
  end: string;
  /** Spoken names of keys that show a symbol. */
  command: string;
  option: string;
  arrowUp: string;
  arrowDown: string;
  arrowLeft: string;
  arrowRight: string;
}

/** Default without a locale. */
export const english: KbdTexts = {
  control: "Ctrl",
  shift: "Shift",
  alt: "Alt",
  enter: "Enter",
  escape: "Esc",
  tab: "Tab",
  space: "Space",
  backspace: "Backspace",
  delete: "Delete",
  home: "Home",
  end: "End",
  command: "Command",
  option: "Option",
  arrowUp: "Up arrow",
  arrowDown: "Down arrow",
  arrowLeft: "Left arrow",
  arrowRight: "Right arrow",
};
