import { SaveButton } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useMark } from "./use-mark.ts";

/** The heart on the card of a product. */
export const SaveHeart = ({ id, name }: { id: number; name: string }): ReactElement => {
  const intl = useIntl();
  const { on, set } = useMark("products", id);
  return (
    <SaveButton
      saved={on}
      label={intl.formatMessage(
        { defaultMessage: "Save {name}", description: "Name of the heart on a product card" },
        { name },
      )}
      onPressedChange={set}
    />
  );
};
