import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import { LinkBase, type LinkComponentProps } from "../../provider/index.ts";
import { Avatar } from "../Avatar/index.ts";
import { HoverMenu } from "../HoverMenu/index.ts";
import { Icon, type IconShape } from "../Icon/index.ts";
import * as styles from "./UtilityBar.css.ts";

export interface UserMenuProps {
  /** Accessible name of the button, such as “Account of Mara Lindqvist”. */
  label: string;
  /** Name of the signed-in user, on the button and above the links. */
  name: string;
  /** URL of the picture. Without it, the first letter of the name is shown. */
  avatar?: string;
  /** Phone and email, each on its own line. */
  facts?: ReadonlyArray<string>;
  /** `UserMenuLink`s and a sign-out button. */
  children: ReactNode;
}

/** The signed-in user, with links to the account. */
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
  /** Decorative icon before the text. */
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
  /** Decorative icon before the text. */
  icon?: IconShape;
  /** Called on click. The menu then closes. */
  onClick: () => void;
  /** Text of the button. */
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
