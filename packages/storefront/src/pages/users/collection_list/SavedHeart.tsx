import { SaveButton } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useRef, type ReactElement } from "react";
import { useMark } from "../../../features/collections/use-mark.ts";
import { useRemoved } from "./use-removed.ts";

/** The heart of a saved product, which removes it from the list and adds it again. */
export const SavedHeart = ({ id, name }: { id: number; name: string }): ReactElement => {
  const intl = useIntl();
  const removed = useRemoved();
  const button = useRef<HTMLButtonElement>(null);
  const { on, set } = useMark("products", id, (isSaved) => {
    if (!isSaved) removed([id]);
  });
  const press = (next: boolean): void => {
    set(next);
    const place = button.current?.closest("li");
    const neighbor = next ? undefined : (place?.nextElementSibling ?? place?.previousElementSibling);
    // The card is about to be removed: focus moves to the next heart.
    neighbor?.querySelector<HTMLElement>("[aria-pressed]")?.focus({ preventScroll: true });
  };
  return (
    <SaveButton
      ref={button}
      saved={on}
      label={intl.formatMessage(
        { defaultMessage: "Save {name}", description: "Name of the heart on a product card" },
        { name },
      )}
      onPressedChange={press}
    />
  );
};
