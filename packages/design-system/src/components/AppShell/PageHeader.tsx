import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type AppShellTexts } from "../../words/components/AppShell.ts";
import { Breadcrumb, type Crumb } from "../Breadcrumb/index.ts";
import { Heading } from "../Heading/index.ts";
import * as styles from "./PageHeader.css.ts";

export interface PageHeaderProps extends Omit<ComponentPropsWithRef<"div">, "title" | "children"> {
  /** Name of the page or of its object, as the main heading. */
  title: ReactNode;
  /** From the section to this page. */
  crumbs?: ReadonlyArray<Crumb>;
  /** `StatusChip`s after the title. */
  status?: ReactNode;
  /** Secondary facts below the title. */
  meta?: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  /** Overrides the locale's texts. */
  texts?: Partial<AppShellTexts>;
}

/** Start of a page: its place in the application, its title and its actions. */
export function PageHeader({
  title,
  crumbs,
  status,
  meta,
  actions,
  texts: given,
  className,
  ...rest
}: PageHeaderProps) {
  const texts = useTexts("appShell", english, given);
  return (
    <div data-component="PageHeader" className={clsx(styles.root, className)} {...rest}>
      <div className={styles.words}>
        {crumbs && <Breadcrumb label={texts.breadcrumb} items={crumbs} />}
        <div className={styles.titleLine}>
          <Heading level={1} size={20}>
            {title}
          </Heading>
          {status}
        </div>
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
