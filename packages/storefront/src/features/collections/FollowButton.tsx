import { Button, type ButtonProps } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { Check, Plus } from "lucide-react";
import type { ReactElement } from "react";
import { useMark } from "./use-mark.ts";

const texts = defineMessages({
  follow: { defaultMessage: "Follow", description: "Button of a shop: tells the shopper what is new there" },
  following: { defaultMessage: "Following", description: "Button of a shop that the shopper follows" },
});

export interface FollowButtonProps extends Pick<ButtonProps, "size" | "fullWidth"> {
  readonly shop: { readonly id: number; readonly name: string };
  /** Used while the shop isn't followed. */
  readonly variant?: ButtonProps["variant"];
  /** Called after the server confirmed the change. */
  readonly onDone?: (isFollowed: boolean) => void;
}

/** Follows or unfollows a shop. */
export const FollowButton = ({
  shop,
  variant = "outline",
  onDone,
  ...look
}: FollowButtonProps): ReactElement => {
  const intl = useIntl();
  const { on, set } = useMark("shops", shop.id, onDone);
  const follow = intl.formatMessage(
    { defaultMessage: "Follow {shop}", description: "Name of the button Follow for screen readers" },
    { shop: shop.name },
  );
  const following = intl.formatMessage(
    { defaultMessage: "Following {shop}", description: "Name of the button Following for screen readers" },
    { shop: shop.name },
  );
  return (
    <Button
      {...look}
      variant={on ? "outline" : variant}
      startIcon={on ? Check : Plus}
      aria-label={on ? following : follow}
      onClick={() => set(!on)}
    >
      {intl.formatMessage(on ? texts.following : texts.follow)}
    </Button>
  );
};
