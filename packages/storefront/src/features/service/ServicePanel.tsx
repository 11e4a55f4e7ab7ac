import { Popover, type PopoverProps } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement, ReactNode } from "react";
import * as styles from "./ServicePanel.css.ts";

export interface ServicePanelProps extends Required<Pick<PopoverProps, "trigger" | "open" | "onOpenChange">> {
  /** Whom one reaches. */
  readonly name: string;
  readonly children: ReactNode;
}

/** The panel with the ways to reach a shop. It comes when somebody asks for them. */
export default function ServicePanel({ name, ...rest }: ServicePanelProps): ReactElement {
  const intl = useIntl();
  return (
    <Popover
      align="end"
      className={styles.panel}
      label={intl.formatMessage(
        { defaultMessage: "Contact {name}", description: "Name of the panel with the ways to reach a shop" },
        { name },
      )}
      {...rest}
    />
  );
}
