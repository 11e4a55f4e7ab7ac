import type { Editor } from "@tiptap/core";
import Link from "lucide-react/icons/link";
import { useState } from "react";
import { Inline } from "../../layout/Inline/index.ts";
import type { RichTextTexts } from "../../words/components/RichText.ts";
import { Button } from "../Button/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { Popover } from "../Popover/index.ts";
import { TextField } from "../TextField/index.ts";
import { linkAddress } from "./link-address.ts";
import * as styles from "./RichText.css.ts";

interface LinkToolProps {
  editor: Editor | undefined;
  isActive: boolean;
  texts: RichTextTexts;
  disabled: boolean;
  tabIndex: number;
  onFocus: () => void;
}

/** Links the selection, or inserts the address as a link if nothing is selected. */
const setLink = (editor: Editor, href: string): void => {
  const chain = editor.chain();
  if (editor.state.selection.empty && !editor.isActive("link"))
    chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
  else chain.extendMarkRange("link").setLink({ href }).run();
};

/** The link button with its panel. */
export function LinkTool({ editor, isActive, texts, disabled, tabIndex, onFocus }: LinkToolProps) {
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState("");
  const [isInvalid, setIsInvalid] = useState(false);
  const show = (next: boolean) => {
    const { href }: { href?: unknown } = editor?.getAttributes("link") ?? {};
    setAddress(typeof href === "string" ? href : "");
    setIsInvalid(false);
    setOpen(next);
  };
  const apply = () => {
    const href = linkAddress(address);
    setIsInvalid(href === undefined);
    if (!editor || href === undefined) return;
    setLink(editor, href);
    setOpen(false);
  };
  return (
    <Popover
      label={texts.link}
      open={open}
      onOpenChange={show}
      trigger={
        <IconButton
          icon={Link}
          label={texts.link}
          variant="ghost"
          size="sm"
          className={styles.tool}
          aria-pressed={isActive}
          disabled={disabled}
          tabIndex={tabIndex}
          onMouseDown={(event) => event.preventDefault()}
          onFocus={onFocus}
        />
      }
    >
      <div className={styles.linkForm}>
        <TextField
          label={texts.address}
          type="url"
          inputMode="url"
          autoComplete="off"
          value={address}
          error={isInvalid && texts.invalidAddress}
          onValueChange={setAddress}
          // Not a form: its event would reach a form around the field.
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            apply();
          }}
        />
        <Inline gap={8}>
          <Button variant="solid" size="sm" onClick={apply}>
            {texts.apply}
          </Button>
          {isActive && (
            <Button
              size="sm"
              onClick={() => {
                editor?.chain().extendMarkRange("link").unsetLink().run();
                setOpen(false);
              }}
            >
              {texts.removeLink}
            </Button>
          )}
        </Inline>
      </div>
    </Popover>
  );
}
