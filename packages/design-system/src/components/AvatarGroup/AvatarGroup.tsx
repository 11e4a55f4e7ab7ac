import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { withVars } from "../../lib/css-var.ts";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type AvatarGroupTexts } from "../../words/components/AvatarGroup.ts";
import { fill } from "../../words/fill.ts";
import { calm } from "../Avatar/Avatar.css.ts";
import { Avatar, type AvatarProps } from "../Avatar/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./AvatarGroup.css.ts";

export interface AvatarGroupProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** Accessible name: “Assigned to”. */
  label: string;
  /** In display order. Names must be unique. */
  people: ReadonlyArray<Pick<AvatarProps, "name" | "src">>;
  /** Number of pictures; a count replaces the others. @default 4 */
  max?: number;
  /** Size in px. @default 32 */
  size?: 20 | 32 | 40;
  /** Overrides the locale's texts. */
  texts?: Partial<AvatarGroupTexts>;
}

/** The people who share a task, as overlapping pictures. */
export function AvatarGroup({
  label,
  people,
  max = 4,
  size = 32,
  texts: given,
  className,
  style,
  ...rest
}: AvatarGroupProps) {
  const texts = useTexts("avatarGroup", english, given);
  // A count of one would take the space of the picture that it hides.
  const shown = people.length <= max + 1 ? people : people.slice(0, max);
  const hidden = people.slice(shown.length);
  return (
    <ul
      data-component="AvatarGroup"
      aria-label={label}
      className={clsx(styles.root, className)}
      style={withVars({ [styles.overlap]: `${size / 4}px` }, style)}
      {...rest}
    >
      {shown.map(({ name, src }) => (
        <li key={name} title={name} className={styles.person}>
          <Avatar name={name} src={src} size={size} className={calm} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
      {hidden.length > 0 && (
        <li title={hidden.map(({ name }) => name).join(", ")} className={styles.person}>
          <span aria-hidden className={styles.more} style={{ minInlineSize: size, blockSize: size }}>
            +{hidden.length}
          </span>
          <VisuallyHidden>{fill(texts.more, { count: hidden.length })}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
