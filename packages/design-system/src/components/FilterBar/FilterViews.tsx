"use client";
import Ellipsis from "lucide-react/icons/ellipsis";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { formatCount } from "../../lib/format-count.ts";
import { useDesignSystem } from "../../provider/index.ts";
import { fill } from "../../words/fill.ts";
import type { FilterBarTexts } from "../../words/components/FilterBar.ts";
import { Button } from "../Button/index.ts";
import { DropdownMenu, DropdownMenuItem } from "../DropdownMenu/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { Popover } from "../Popover/index.ts";
import { TextField } from "../TextField/index.ts";
import * as styles from "./FilterBar.css.ts";
import type { FilterView } from "./types.ts";

interface FilterViewsProps {
  views: ReadonlyArray<FilterView>;
  view: string | undefined;
  onViewChange: ((id: string) => void) | undefined;
  onViewSave: ((name: string) => void) | undefined;
  onViewRemove: ((id: string) => void) | undefined;
  texts: FilterBarTexts;
}

/** The saved views in a row, and the button that saves another. */
export function FilterViews(props: FilterViewsProps) {
  const { views, view, onViewChange, onViewSave, onViewRemove, texts } = props;
  const { locale } = useDesignSystem();
  const current = views.find(({ id }) => id === view);
  return (
    <div data-part="Views" className={styles.views}>
      <ul aria-label={texts.views} className={styles.viewList}>
        {views.map(({ id, label, count }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === view ? "true" : undefined}
              className={styles.view}
              onClick={() => onViewChange?.(id)}
            >
              {label}
              {count !== undefined && <span className={styles.viewCount}>{formatCount(count, locale)}</span>}
            </button>
          </li>
        ))}
      </ul>
      {current?.removable && onViewRemove && (
        <DropdownMenu
          trigger={
            <IconButton
              icon={Ellipsis}
              size="sm"
              variant="ghost"
              label={fill(texts.viewActions, { label: current.label })}
            />
          }
        >
          <DropdownMenuItem icon={Trash2} tone="critical" onSelect={() => onViewRemove(current.id)}>
            {texts.deleteView}
          </DropdownMenuItem>
        </DropdownMenu>
      )}
      {onViewSave && <SaveView onSave={onViewSave} texts={texts} />}
    </div>
  );
}

function SaveView({ onSave, texts }: { onSave: (name: string) => void; texts: FilterBarTexts }) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  return (
    <Popover
      open={isOpen}
      onOpenChange={(open) => {
        setOpen(open);
        setName("");
      }}
      label={texts.saveView}
      align="end"
      trigger={
        <Button size="sm" variant="ghost" startIcon={Plus} className={styles.saveView}>
          <span className={styles.saveViewWords}>{texts.saveView}</span>
        </Button>
      }
    >
      <form
        className={styles.editor}
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === "") return;
          onSave(name.trim());
          setOpen(false);
        }}
      >
        <TextField label={texts.viewName} size="sm" value={name} onValueChange={setName} />
        <Button type="submit" size="sm" variant="solid" disabled={name.trim() === ""}>
          {texts.save}
        </Button>
      </form>
    </Popover>
  );
}
