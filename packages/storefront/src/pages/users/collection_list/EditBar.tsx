import { Button, Card, Checkbox } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { canBeMoved, type Editing } from "./use-editing.ts";
import * as styles from "./page.css.ts";

/** What can be done with the chosen products, above the lower edge of the window. */
export const EditBar = ({ editing, of }: { editing: Editing; of: number }): ReactElement => {
  const { chosen, tickAll, remove, move, busy } = editing;
  const none = chosen.length === 0;
  return (
    <Card className={styles.bar}>
      <Checkbox checked={chosen.length === of || (none ? false : "mixed")} onCheckedChange={tickAll}>
        <FormattedMessage
          defaultMessage="Select all"
          description="Wish list: tick for everything on the page"
        />
      </Checkbox>
      <div className={styles.barButtons}>
        <Button disabled={none || busy} onClick={remove}>
          <FormattedMessage
            defaultMessage="Remove ({count, number})"
            description="Wish list: button, takes the chosen products off"
            values={{ count: chosen.length }}
          />
        </Button>
        <Button variant="solid" disabled={busy || !chosen.some(canBeMoved)} onClick={move}>
          <FormattedMessage
            defaultMessage="Move to cart ({count, number})"
            description="Wish list: button, puts the chosen products into the cart"
            values={{ count: chosen.filter(canBeMoved).length }}
          />
        </Button>
      </div>
    </Card>
  );
};
