import { Button, type ButtonProps } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import Bell from "lucide-react/icons/bell";
import Check from "lucide-react/icons/check";
import type { ReactElement } from "react";
import { useReminder } from "./use-reminder.ts";

const texts = defineMessages({
  remind: { defaultMessage: "Remind me", description: "Button of deals that haven’t begun" },
  reminded: {
    defaultMessage: "We’ll remind you",
    description: "Button of deals that haven’t begun, once it was pressed; pressed again it takes that back",
  },
});

export interface RemindButtonProps extends Pick<ButtonProps, "variant" | "size" | "fullWidth"> {
  readonly activity: { readonly id: number; readonly name: string };
}

/** Sets a reminder for the start of an activity, or removes it. */
export const RemindButton = ({ activity, variant = "outline", ...look }: RemindButtonProps): ReactElement => {
  const intl = useIntl();
  const { on, set } = useReminder(activity.id);
  const words = intl.formatMessage(on ? texts.reminded : texts.remind);
  return (
    <Button
      {...look}
      variant={on ? "outline" : variant}
      startIcon={on ? Check : Bell}
      aria-pressed={on}
      aria-label={intl.formatMessage(
        {
          defaultMessage: "{action}: {name}",
          description: "A product’s button in a list, and other places",
        },
        { action: words, name: activity.name },
      )}
      onClick={() => set(!on)}
    >
      {words}
    </Button>
  );
};
