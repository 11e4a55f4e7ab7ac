import { SaveButton } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import * as styles from "./SaveHeart.css.ts";
import { useMark } from "./use-mark.ts";

/** The wishlist button on a product card. */
export const SaveHeart = ({ id, name }: { id: number; name: string }): ReactElement => {
  const intl = useIntl();
  const { on, set } = useMark("products", id);
  return (
    <SaveButton
      className={styles.save}
      saved={on}
      label={intl.formatMessage(
        { defaultMessage: "Save {name}", description: "Name of the heart on a product card" },
        { name },
      )}
      onPressedChange={set}
    />
  );
};
