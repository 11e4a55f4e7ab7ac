import { IconButton } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import * as detail from "./detail.css.ts";
import type { Walk } from "./list-walk.ts";

interface WalkButtonsProps {
  walk: Walk;
  onStep: (key: string) => void;
}

/** Steps to the previous and the next row of the list that the user came from. */
export const WalkButtons = ({ walk: { at, of, previous, next }, onStep }: WalkButtonsProps) => {
  const intl = useIntl();
  return (
    <span className={detail.walk}>
      <IconButton
        icon={ChevronLeft}
        variant="ghost"
        size="sm"
        label={intl.formatMessage({
          defaultMessage: "Previous order",
          description: "Console order: button",
        })}
        disabled={previous === undefined}
        onClick={() => previous !== undefined && onStep(previous)}
      />
      <span className={detail.small}>
        <FormattedMessage
          defaultMessage="{at, number} of {of, number}"
          description="Console: position of an order in its list"
          values={{ at, of }}
        />
      </span>
      <IconButton
        icon={ChevronRight}
        variant="ghost"
        size="sm"
        label={intl.formatMessage({ defaultMessage: "Next order", description: "Console order: button" })}
        disabled={next === undefined}
        onClick={() => next !== undefined && onStep(next)}
      />
    </span>
  );
};
