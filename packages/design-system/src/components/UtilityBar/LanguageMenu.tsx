import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import Globe from "lucide-react/icons/globe";
import { HoverMenu } from "../HoverMenu/index.ts";
import { Icon } from "../Icon/index.ts";
import { bare } from "../../styles/bare.css.ts";
import * as styles from "./UtilityBar.css.ts";

export interface LanguageChoice {
  lang: string;
  /** Name of the language in itself. */
  name: string;
  /** URL of this page in that language. */
  href: string;
  current?: boolean;
}

export interface LanguageMenuProps {
  /** Accessible name of the button, such as “Language: English”. */
  label: string;
  /** All languages, in order. The button shows the name of the one with `current`. */
  choices: ReadonlyArray<LanguageChoice>;
}

/** Language menu with links to the same page, which work without JavaScript. */
export function LanguageMenu({ label, choices }: LanguageMenuProps) {
  const current = choices.find((choice) => choice.current);
  return (
    <HoverMenu
      triggerLabel={label}
      triggerClassName={styles.menuTrigger}
      trigger={
        <>
          <Icon shape={Globe} size="xs" />
          <span>{current?.name}</span>
          <Icon shape={ChevronDown} size="xs" />
        </>
      }
    >
      <ul className={bare}>
        {choices.map((choice) => (
          <li key={choice.lang}>
            {/* Full page load: the page's language, fonts and texts all change. */}
            <a
              href={choice.href}
              lang={choice.lang}
              hrefLang={choice.lang}
              aria-current={choice.current || undefined}
              className={styles.menuLink}
            >
              {choice.name}
              {choice.current && <Icon shape={Check} />}
            </a>
          </li>
        ))}
      </ul>
    </HoverMenu>
  );
}
