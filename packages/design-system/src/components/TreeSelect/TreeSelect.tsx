"use client";
import * as Popover from "@radix-ui/react-popover";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import Search from "lucide-react/icons/search";
import { useId, useRef, useState, type ComponentPropsWithRef } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useDesignSystem } from "../../provider/index.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type TreeSelectTexts } from "../../words/components/TreeSelect.ts";
import { Button } from "../Button/index.ts";
import type { FieldSize } from "../Field/FieldBox.tsx";
import * as box from "../Field/FieldBox.css.ts";
import { Field, useFieldControl } from "../Field/index.ts";
import { splitFieldProps, type ReadyFieldProps } from "../Field/split-field-props.ts";
import { Icon } from "../Icon/index.ts";
import * as select from "../SelectMenu/SelectMenu.css.ts";
import { TextField } from "../TextField/index.ts";
import { filterTree, parentsOfMatches, pathOf, visibleRows, type TreeNode, type TreeRow } from "./tree.ts";
import { TreeList } from "./TreeList.tsx";
import * as styles from "./TreeSelect.css.ts";

type NativeButton = Omit<
  ComponentPropsWithRef<"button">,
  "className" | "style" | "value" | "defaultValue" | "children" | "type"
>;

interface Extra {
  /** The tree, in display order. Ids are unique in it. */
  nodes: ReadonlyArray<TreeNode>;
  /** Id of the selected node; empty if there is none. Makes the component controlled. */
  value?: string;
  /** Id of the initially selected node, when uncontrolled. @default "" */
  defaultValue?: string;
  /** Called with the id of the selected node, or the empty string when it is cleared. */
  onValueChange?: (value: string) => void;
  /** Whether parents can be selected, or leaves only. @default "all" */
  selectable?: "all" | "leaves";
  /** Shown while nothing is selected. */
  placeholder?: string;
  /** Hides the clear button. */
  required?: boolean;
  /** Overrides the locale's texts. */
  texts?: Partial<TreeSelectTexts>;
}

export interface TreeSelectProps extends ReadyFieldProps, NativeButton, Extra {}

/**
 * One node of a tree, such as a category. `name` submits its id with a form; `ref` and native attributes go to the
 * button.
 */
export function TreeSelect(props: TreeSelectProps) {
  const { field, size, control } = splitFieldProps(props);
  const generatedId = useId();
  const id = field.controlId ?? generatedId;
  return (
    <Field {...field} controlId={id} data-component="TreeSelect">
      <TreeSelectControl {...control} id={id} boxSize={size} />
    </Field>
  );
}

function TreeSelectControl({
  id,
  boxSize,
  nodes,
  value: givenValue,
  defaultValue = "",
  onValueChange,
  selectable = "all",
  placeholder,
  required = false,
  texts: given,
  name,
  form,
  ...rest
}: NativeButton & Extra & { id: string; boxSize: FieldSize }) {
  const fieldControl = useFieldControl();
  const { portalRoot } = useDesignSystem();
  const texts = useTexts("treeSelect", english, given);
  const [value, setValue] = useControllableState<string, []>(givenValue, defaultValue, onValueChange);
  const [open, setOpen] = useState(false);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [query, setQuery] = useState("");
  const content = useRef<HTMLDivElement>(null);
  const path = pathOf(nodes, value);
  const found = filterTree(nodes, query);
  const rows = visibleRows(found, expanded);

  const show = (next: boolean) => {
    setOpen(next);
    setQuery("");
    setExpanded(new Set(path.slice(0, -1).map((node) => node.id)));
  };
  const toggle = (node: string, isExpanded: boolean) => {
    const others = [...expanded].filter((other) => other !== node);
    setExpanded(new Set(isExpanded ? [...others, node] : others));
  };
  const search = (text: string) => {
    setQuery(text);
    if (text.trim() !== "") setExpanded(new Set(parentsOfMatches(nodes, text)));
  };
  const put = (next: string) => {
    if (next !== value) setValue(next);
    setOpen(false);
  };
  const isSelectable = ({ node }: TreeRow): boolean =>
    selectable === "all" || (node.children ?? []).length === 0;
  return (
    <Popover.Root open={open} onOpenChange={show}>
      <Popover.Trigger asChild>
        <button
          {...rest}
          {...fieldControl}
          id={id}
          type="button"
          data-empty={path.length === 0 || undefined}
          aria-haspopup="dialog"
          aria-labelledby={`${id}-label ${id}-value`}
          className={clsx(select.root, box.size[boxSize])}
        >
          <span id={`${id}-value`} className={select.text}>
            {path.length > 0 ? path.map(({ label }) => label).join(" › ") : placeholder}
          </span>
          <Icon shape={ChevronDown} className={select.chevron} />
        </button>
      </Popover.Trigger>
      {name !== undefined && (
        <input type="hidden" name={name} form={form} value={value} disabled={rest.disabled} />
      )}
      <Popover.Portal container={portalRoot}>
        <Popover.Content
          ref={content}
          data-part="Popup"
          aria-labelledby={`${id}-label`}
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className={styles.popup}
        >
          <div className={styles.head}>
            <TextField
              label={texts.search}
              labelHidden
              size="sm"
              placeholder={texts.search}
              start={<Icon shape={Search} />}
              autoComplete="off"
              value={query}
              className={styles.search}
              onValueChange={search}
              onKeyDown={(event) => {
                if (event.key !== "ArrowDown" && event.key !== "Enter") return;
                event.preventDefault();
                content.current?.querySelector<HTMLElement>("[role=treeitem][tabindex='0']")?.focus();
              }}
            />
            {value !== "" && !required && (
              <Button variant="ghost" size="sm" onClick={() => put("")}>
                {texts.clear}
              </Button>
            )}
          </div>
          {rows.length === 0 && <p className={styles.note}>{texts.empty}</p>}
          <TreeList
            labelledBy={`${id}-label`}
            rows={rows}
            value={value}
            isSelectable={isSelectable}
            onToggle={toggle}
            onSelect={put}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
