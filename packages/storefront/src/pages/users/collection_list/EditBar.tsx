import { Button, Card, ConfirmDialog, Text } from "@carmine/design-system";
import { compareMoney, subtractMoney, sumMoney } from "@carmine/i18n";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { ShoppingCart, Trash2 } from "lucide-react";
import { type ReactElement } from "react";
import { useCurrency } from "../../../features/home-data.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import { useBackCloses } from "../../../router/use-back-closes.ts";
import { ChooseOptions } from "./choose.ts";
import { newsOf } from "./saved-state.ts";
import type { Editing } from "./use-editing.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  remove: {
    defaultMessage: "Remove",
    description: "Wishlist: button of a question, takes several products off",
  },
  keep: { defaultMessage: "Keep them", description: "Wishlist: button, removes nothing" },
});

/** Total of the selected available products, and the savings since they were saved. */
const Total = ({ chosen }: Pick<Editing, "chosen">): ReactElement | null => {
  const productTexts = useProductTexts();
  const { digits } = useCurrency();
  const there = chosen.filter((product) => !["gone", "soldOut"].includes(newsOf(product)));
  if (there.length === 0) return null;
  const sumOf = (pick: (product: (typeof there)[number]) => string): string =>
    sumMoney(
      there.map((product) => ({ price: pick(product), count: 1 })),
      digits,
    );
  const sum = sumOf(({ price }) => price);
  const less = subtractMoney(
    sumOf(({ price, savedPrice }) => savedPrice ?? price),
    sum,
    digits,
  );
  return (
    <Text tone="muted">
      {compareMoney(less, 0) > 0 ? (
        <FormattedMessage
          defaultMessage="Total {sum}, {less} less than when you saved them"
          description="Wishlist: what the chosen products cost together"
          values={{ sum: productTexts.money(sum), less: productTexts.money(less) }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="Total {sum}"
          description="Wishlist: what the chosen products cost together"
          values={{ sum: productTexts.money(sum) }}
        />
      )}
    </Text>
  );
};

/** Asks for confirmation before removing several products. */
const AskToRemove = ({ editing }: { editing: Editing }): ReactElement => {
  const intl = useIntl();
  const { chosen, keep, confirmRemoval, busy } = editing;
  useBackCloses(keep);
  return (
    <ConfirmDialog
      open
      tone="critical"
      onOpenChange={(open) => !open && keep()}
      title={
        <FormattedMessage
          defaultMessage="Remove {count, plural, one {# product} other {# products}}?"
          description="Wishlist: question before several products are taken off"
          values={{ count: chosen.length }}
        />
      }
      confirmLabel={intl.formatMessage(texts.remove)}
      texts={{ cancel: intl.formatMessage(texts.keep) }}
      loading={busy}
      onConfirm={confirmRemoval}
    >
      <FormattedMessage
        defaultMessage="You can undo this right away."
        description="Wishlist: what follows from taking products off"
      />
    </ConfirmDialog>
  );
};

/** Actions for the selected products, at the bottom of the window. */
export const EditBar = ({ editing, of }: { editing: Editing; of: number }): ReactElement => {
  const { chosen, selectAll, remove, move, busy, question } = editing;
  const none = chosen.length === 0;
  return (
    <Card className={styles.bar} data-keep-clear="">
      <div className={styles.barButtons}>
        <span role="status">
          <FormattedMessage
            defaultMessage="{count, number} of {of, number} selected"
            description="Wishlist: how many products of the page are chosen"
            values={{ count: chosen.length, of }}
          />
        </span>
        {!none && (
          <Button variant="ghost" size="sm" onClick={() => selectAll(false)}>
            <FormattedMessage defaultMessage="Clear selection" description="Wishlist: button, chooses none" />
          </Button>
        )}
      </div>
      <div className={styles.barButtons}>
        <Total chosen={chosen} />
        <Button startIcon={Trash2} disabled={none || busy} onClick={remove}>
          <FormattedMessage
            defaultMessage="Remove ({count, number})"
            description="Wishlist: button, takes the chosen products off"
            values={{ count: chosen.length }}
          />
        </Button>
        <Button
          variant="solid"
          startIcon={ShoppingCart}
          disabled={none}
          loading={busy && question === undefined}
          onClick={move}
        >
          <FormattedMessage
            defaultMessage="Move to cart ({count, number})"
            description="Wishlist: button, puts the chosen products into the cart"
            values={{ count: chosen.length }}
          />
        </Button>
      </div>
      {editing.asksToRemove && <AskToRemove editing={editing} />}
      {question && (
        <ChooseOptions
          key={question.step.at}
          product={question.product}
          purpose="move"
          step={question.step}
          busy={busy}
          onChoose={({ id }) => question.answer(id)}
          onSkip={() => question.answer(null)}
          onClose={question.stop}
        />
      )}
    </Card>
  );
};
