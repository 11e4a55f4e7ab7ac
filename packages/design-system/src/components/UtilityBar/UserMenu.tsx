import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { LinkBase, type LinkComponentProps } from "../../provider/index.ts";
import { Avatar } from "../Avatar/index.ts";
import { HoverMenu } from "../HoverMenu/index.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./UtilityBar.css.ts";

export interface UserMenuProps {
  /** Name of the button, such as “Account of Mara Lindqvist”. */
  label: string;
  /** Who is signed in, on the button and over the links. */
  name: string;
  /** Address of the picture; without one the first letter of the name stands in. */
  avatar?: string;
  /** Phone and email, each on a line of its own. */
  facts?: ReadonlyArray<string>;
  /** `UserMenuLink`s and a button to sign out. */
  children: ReactNode;
}

/** Who is signed in, and the ways into the account. */
export function UserMenu({ label, name, avatar, facts = [], children }: UserMenuProps) {
  return (
    <HoverMenu
      triggerLabel={label}
      triggerClassName={styles.menuTrigger}
      trigger={
        <>
          <Avatar name={name} src={avatar} size={20} />
          <span className={styles.menuName}>{name}</span>
          <Icon shape={ChevronDown} size="xs" />
        </>
      }
    >
      <div className={styles.menuHead}>
        <span className={styles.menuTitle}>{name}</span>
        {facts.map((fact) => (
          <span key={fact} className={styles.menuFact}>
            {fact}
          </span>
        ))}
      </div>
      {children}
    </HoverMenu>
  );
}

export interface UserMenuLinkProps extends LinkComponentProps {
  /** Before the words, as decoration. */
  icon?: IconShape;
}

export function UserMenuLink({ icon, children, ...rest }: UserMenuLinkProps) {
  return (
    <LinkBase className={styles.menuLink} {...rest}>
      {icon && <Icon shape={icon} />}
      {children}
    </LinkBase>
  );
}

export interface UserMenuButtonProps {
  /** Before the words, as decoration. */
  icon?: IconShape;
  /** A press; the menu closes after it. */
  onClick: () => void;
  /** The words of the button. */
  children: ReactNode;
}

export function UserMenuButton({ icon, children, onClick }: UserMenuButtonProps) {
  return (
    <button type="button" className={styles.menuLink} onClick={onClick}>
      {icon && <Icon shape={icon} />}
      {children}
    </button>
  );
}
