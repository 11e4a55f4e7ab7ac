import { Editor } from "@tiptap/core";
import StarterKit from "@tiptap/starter-kit";
import { useEffect, useRef, useState, type RefObject } from "react";
import { isSafeAddress, sanitizeRichText } from "./sanitize.ts";

const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    dropcursor: false,
    heading: { levels: [2, 3] },
    horizontalRule: false,
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      isAllowedUri: (address) => isSafeAddress(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
    strike: false,
    trailingNode: false,
    underline: false,
  }),
];

/** Formats in the toolbar, and how to find out whether the selection has them. */
const isActive = {
  heading: (editor: Editor) => editor.isActive("heading", { level: 2 }),
  subheading: (editor: Editor) => editor.isActive("heading", { level: 3 }),
  bold: (editor: Editor) => editor.isActive("bold"),
  italic: (editor: Editor) => editor.isActive("italic"),
  bullets: (editor: Editor) => editor.isActive("bulletList"),
  numbers: (editor: Editor) => editor.isActive("orderedList"),
  quote: (editor: Editor) => editor.isActive("blockquote"),
  link: (editor: Editor) => editor.isActive("link"),
};

export type Format = keyof typeof isActive;
const formats = Object.keys(isActive) as Format[];

const formatsOf = (editor: Editor): string => formats.filter((format) => isActive[format](editor)).join(" ");

const htmlOf = (editor: Editor): string => (editor.isEmpty ? "" : sanitizeRichText(editor.getHTML()));

interface Options {
  value: string;
  onChange: (html: string) => void;
  isEditable: boolean;
}

/**
 * Turns the element, which contains the server's HTML, into an editor after hydration.
 * @returns the editor, undefined before, and the formats of the selection
 */
export function useRichTextEditor(
  element: RefObject<HTMLDivElement | null>,
  { value, onChange, isEditable }: Options,
): { editor: Editor | undefined; active: ReadonlySet<string> } {
  const [editor, setEditor] = useState<Editor>();
  const [active, setActive] = useState("");
  const latest = useRef({ value, onChange, isEditable });
  useEffect(() => {
    latest.current = { value, onChange, isEditable };
  });
  /** The value that the editor shows. */
  const shown = useRef(value);
  useEffect(() => {
    const mount = element.current;
    if (!mount) return undefined;
    shown.current = latest.current.value;
    const created = new Editor({
      element: { mount },
      extensions,
      content: sanitizeRichText(shown.current),
      editable: latest.current.isEditable,
      // Would add a style element; the styles are in the package's style sheet.
      injectCSS: false,
      // Tab leaves the field instead of indenting a list.
      editorProps: { handleDOMEvents: { keydown: (_view, event) => event.key === "Tab" } },
      onTransaction: ({ editor: changed }) => setActive(formatsOf(changed)),
      onUpdate: ({ editor: changed }) => {
        const html = htmlOf(changed);
        if (html === shown.current) return;
        shown.current = html;
        latest.current.onChange(html);
      },
    });
    setEditor(created);
    return () => {
      created.destroy();
      setEditor(undefined);
    };
  }, [element]);
  useEffect(() => {
    editor?.setEditable(isEditable, false);
  }, [editor, isEditable]);
  useEffect(() => {
    if (!editor || value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(sanitizeRichText(value), { emitUpdate: false });
  }, [editor, value]);
  return { editor, active: new Set(active.split(" ")) };
}
