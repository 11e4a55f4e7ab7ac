import { ToggleButton } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { Heart } from "lucide-react";
import type { ReactElement } from "react";
import { useNavigate } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { useShowToast } from "../../../app/AppContext.tsx";
import { useMark } from "../../../features/collections/use-mark.ts";

const texts = defineMessages({
  save: {
    defaultMessage: "Save",
    description: "Product page: button that puts the product on the wishlist",
  },
  saved: {
    defaultMessage: "Saved",
    description: "Product page: the same button once it is on the wishlist",
  },
  done: { defaultMessage: "Added to your saved products", description: "Toast" },
  view: { defaultMessage: "View saved products", description: "Link in a toast" },
});

/** Adds a product to the wishlist or removes it. */
export const SaveProduct = ({ id }: { id: number }): ReactElement => {
  const intl = useIntl();
  const toast = useShowToast();
  const navigate = useNavigate();
  const { on, set } = useMark("products", id, (saved) => {
    if (!saved) return;
    toast({
      message: intl.formatMessage(texts.done),
      action: { label: intl.formatMessage(texts.view), onAction: () => void navigate(paths.saved) },
    });
  });
  return (
    <ToggleButton
      size="sm"
      icon={Heart}
      label={intl.formatMessage(on ? texts.saved : texts.save)}
      pressed={on}
      onPressedChange={set}
    />
  );
};
