import type { ChainedCommands, Editor } from "@tiptap/core";
import Bold from "lucide-react/icons/bold";
import Heading2 from "lucide-react/icons/heading-2";
import Heading3 from "lucide-react/icons/heading-3";
import Italic from "lucide-react/icons/italic";
import List from "lucide-react/icons/list";
import ListOrdered from "lucide-react/icons/list-ordered";
import TextQuote from "lucide-react/icons/text-quote";
import { useState, type KeyboardEvent, type Ref } from "react";
import { useDirection } from "../../hooks/useDirection.ts";
import type { RichTextTexts } from "../../words/components/RichText.ts";
import type { IconShape } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { LinkTool } from "./LinkTool.tsx";
import * as styles from "./RichText.css.ts";
import type { Format } from "./useRichTextEditor.ts";

interface Tool {
  format: Exclude<Format, "link">;
  icon: IconShape;
  /** Shortcut in the format of `aria-keyshortcuts`. */
  keys?: string;
  toggle: (chain: ChainedCommands) => ChainedCommands;
}

const tools: readonly Tool[] = [
  { format: "heading", icon: Heading2, toggle: (chain) => chain.toggleHeading({ level: 2 }) },
  { format: "subheading", icon: Heading3, toggle: (chain) => chain.toggleHeading({ level: 3 }) },
  { format: "bold", icon: Bold, keys: "Control+B Meta+B", toggle: (chain) => chain.toggleBold() },
  { format: "italic", icon: Italic, keys: "Control+I Meta+I", toggle: (chain) => chain.toggleItalic() },
  { format: "bullets", icon: List, toggle: (chain) => chain.toggleBulletList() },
  { format: "numbers", icon: ListOrdered, toggle: (chain) => chain.toggleOrderedList() },
  { format: "quote", icon: TextQuote, toggle: (chain) => chain.toggleBlockquote() },
];

interface RichTextToolbarProps {
  ref: Ref<HTMLDivElement>;
  editor: Editor | undefined;
  active: ReadonlySet<string>;
  texts: RichTextTexts;
  /** Id of the text box. */
  controls: string | undefined;
  disabled: boolean;
}

/** The format buttons. They are one tab stop; arrow keys move between them, as in the ARIA toolbar pattern. */
export function RichTextToolbar({ ref, editor, active, texts, controls, disabled }: RichTextToolbarProps) {
  const [current, setCurrent] = useState(0);
  const isRtl = useDirection() === "rtl";
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    // React passes on events of the link's panel, which is elsewhere in the document.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const steps: Record<string, number> = {
      ArrowRight: isRtl ? -1 : 1,
      ArrowLeft: isRtl ? 1 : -1,
      Home: -current,
      End: buttons.length - 1 - current,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + buttons.length) % buttons.length;
    setCurrent(next);
    buttons[next]?.focus();
  };
  const tabIndexOf = (at: number) => (at === current ? 0 : -1);
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={texts.toolbar}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={press}
    >
      {tools.map(({ format, icon, keys, toggle }, at) => (
        <IconButton
          key={format}
          icon={icon}
          label={texts[format]}
          variant="ghost"
          size="sm"
          className={styles.tool}
          aria-pressed={active.has(format)}
          aria-keyshortcuts={keys}
          disabled={disabled}
          tabIndex={tabIndexOf(at)}
          // The selection in the text stays visible.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(at)}
          onClick={() => editor && toggle(editor.chain()).run()}
        />
      ))}
      <LinkTool
        editor={editor}
        isActive={active.has("link")}
        texts={texts}
        disabled={disabled}
        tabIndex={tabIndexOf(tools.length)}
        onFocus={() => setCurrent(tools.length)}
      />
    </div>
  );
}
