import { Command as Cmdk, defaultFilter, useCommandState } from "cmdk";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { bare } from "../../styles/bare.css.ts";
import { useDesignSystem } from "../../provider/index.ts";
import type { CommandMenuTexts } from "../../words/components/CommandMenu.ts";
import { fillCounted } from "../../words/fill-counted.ts";
import { Icon } from "../Icon/index.ts";
import { Kbd } from "../Kbd/index.ts";
import { Spinner } from "../Spinner/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./CommandMenu.css.ts";
import type { Command, CommandGroup } from "./types.ts";

interface CommandSearchProps {
  label: string;
  groups: readonly CommandGroup[];
  filtered: boolean;
  loading: boolean;
  texts: CommandMenuTexts;
  onQueryChange: ((query: string) => void) | undefined;
  onSelect: (command: Command) => void;
}

/** Ids aren't shown, so only label, description and keywords find a command. */
const matchWords = (_id: string, query: string, words: string[] = []): number =>
  defaultFilter?.(words.join(" "), query) ?? 0;

const wordsOf = ({ label, description, keywords = [] }: Command): string[] =>
  [label, description ?? "", ...keywords].filter((words) => words !== "");

/** cmdk announces the selected command, but not how many there are. */
function Announcement({ loading, texts }: Pick<CommandSearchProps, "loading" | "texts">) {
  const { locale } = useDesignSystem();
  const count = useCommandState(({ filtered }) => filtered.count);
  const found = count === 0 ? texts.empty : fillCounted(texts.results, count, locale);
  return <VisuallyHidden role="status">{loading ? texts.loading : found}</VisuallyHidden>;
}

function Row({ command, onSelect }: { command: Command } & Pick<CommandSearchProps, "onSelect">) {
  const { id, label, description, icon, shortcut, disabled } = command;
  return (
    <Cmdk.Item
      value={id}
      keywords={wordsOf(command)}
      disabled={disabled}
      className={styles.item}
      onSelect={() => onSelect(command)}
    >
      {icon && <Icon shape={icon} className={styles.icon} />}
      <span className={styles.words}>
        {label}
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {shortcut && <Kbd keys={shortcut} />}
    </Cmdk.Item>
  );
}

/** Search field, matches and explanation of the keys. */
export function CommandSearch({
  label,
  groups,
  filtered,
  loading,
  texts,
  onQueryChange,
  onSelect,
}: CommandSearchProps) {
  const [value, setValue] = useState("");
  const ids = groups.flatMap(({ commands }) => commands.map(({ id }) => id));
  // cmdk keeps the selection on a result that a later answer of the server no longer contains.
  const selection = filtered && {
    value: ids.includes(value) ? value : (ids[0] ?? ""),
    onValueChange: setValue,
  };
  return (
    <Cmdk
      label={label}
      loop
      filter={matchWords}
      shouldFilter={!filtered}
      className={styles.root}
      {...selection}
    >
      <div className={styles.head}>
        {loading ? <Spinner /> : <Icon shape={Search} className={styles.icon} />}
        <Cmdk.Input placeholder={texts.placeholder} className={styles.input} onValueChange={onQueryChange} />
      </div>
      <Cmdk.List label={label} className={styles.list}>
        {groups.map((group) => (
          <Cmdk.Group
            key={group.label}
            heading={<span className={styles.heading}>{group.label}</span>}
            className={bare}
          >
            {group.commands.map((command) => (
              <Row key={command.id} command={command} onSelect={onSelect} />
            ))}
          </Cmdk.Group>
        ))}
      </Cmdk.List>
      <Cmdk.Empty className={styles.empty}>{loading ? texts.loading : texts.empty}</Cmdk.Empty>
      <Announcement loading={loading} texts={texts} />
      <div aria-hidden className={styles.foot}>
        <span className={styles.key}>
          <Kbd keys="ArrowUp" />
          <Kbd keys="ArrowDown" />
          {texts.navigate}
        </span>
        <span className={styles.key}>
          <Kbd keys="Enter" />
          {texts.select}
        </span>
        <span className={styles.key}>
          <Kbd keys="Escape" />
          {texts.close}
        </span>
      </div>
    </Cmdk>
  );
}
