import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import Globe from "lucide-react/icons/globe";
import { HoverMenu } from "../HoverMenu/index.ts";
import { Icon } from "../Icon/index.ts";
import { bare } from "../../styles/bare.css.ts";
import * as styles from "./UtilityBar.css.ts";

export interface LanguageChoice {
  /** BCP 47 tag. */
  lang: string;
  /** Its own name for itself. */
  name: string;
  /** This page in that language. */
  href: string;
  current?: boolean;
}

export interface LanguageMenuProps {
  /** Name of the button, such as “Language: English”. */
  label: string;
  /** All languages, in their order; the name of the one with `current` stands on the button. */
  choices: ReadonlyArray<LanguageChoice>;
}

/** The language of the page, as links to the same page: it works without JavaScript. */
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
            {/* A whole new document: the language of the page, its fonts and its texts all change. */}
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
