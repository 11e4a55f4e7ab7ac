import { merchantProductPrice, minorDigits, type StaffProductRow } from "@carmine/api/contract";
import { ConfirmDialog } from "@carmine/design-system";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import { clsx } from "clsx";
import { useState } from "react";
import { useWrite } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { EditCell } from "../../../features/list/EditCell.tsx";
import * as list from "../../../features/list/list.css.ts";
import { readPrice } from "./price-text.ts";
import * as styles from "./page.css.ts";

interface PriceCellProps {
  product: StaffProductRow;
  onReload: () => Promise<unknown>;
}

/** The open confirmation of a price below half of the current one. */
interface Question {
  readonly to: string;
  readonly answer: (isConfirmed: boolean) => void;
}

/** The price of a product, or the range of its variants. A single price can be changed here. */
export const PriceCell = ({ product, onReload }: PriceCellProps) => {
  const intl = useIntl();
  const { can, user } = useWorkspace();
  const write = useWrite(merchantProductPrice);
  const digits = minorDigits(user.currency);
  // The character after the first digit.
  const group = intl.formatNumber(1_234_567).charAt(1);
  const [question, setQuestion] = useState<Question>();
  const { skuId, minPrice, maxPrice, listPrice } = product;
  if (minPrice !== maxPrice)
    return (
      <span>
        <Money value={minPrice} /> – <Money value={maxPrice} />
      </span>
    );
  const shown = (
    <span className={clsx(list.twoLines, list.amounts)}>
      <Money value={minPrice} />
      {listPrice !== null && Number(listPrice) > Number(minPrice) && (
        <span className={styles.struck}>
          <Money value={listPrice} />
        </span>
      )}
    </span>
  );
  if (skuId === null || !can("prices.write")) return shown;
  const save = async (typed: string, from: string): Promise<void> => {
    const to = readPrice(typed, digits, group) ?? typed;
    const isDrop = Number(to) * 2 < Number(from);
    const isConfirmed = !isDrop || (await new Promise<boolean>((answer) => setQuestion({ to, answer })));
    setQuestion(undefined);
    if (!isConfirmed)
      throw new Error(
        intl.formatMessage({
          defaultMessage: "The price wasn’t changed",
          description: "Console products: error",
        }),
      );
    await write.mutateAsync({ body: { prices: [{ skuId, from, to }], ...(isDrop && { confirm: true }) } });
  };
  return (
    <>
      <EditCell
        label={intl.formatMessage(
          { defaultMessage: "Price of {name}", description: "Console products: field" },
          { name: product.name },
        )}
        value={minPrice}
        inputMode="decimal"
        validate={(typed) =>
          readPrice(typed, digits, group) === undefined
            ? intl.formatMessage({
                defaultMessage: "Enter a price, like 74.90",
                description: "Console products: error",
              })
            : undefined
        }
        format={(value) => <Money value={value} />}
        onSave={save}
        onReload={onReload}
      >
        {shown}
      </EditCell>
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={() => question?.answer(false)}
        title={
          <FormattedMessage
            defaultMessage="Sell {name} for {price}?"
            description="Console products: question about a low price"
            values={{ name: product.name, price: <Money value={question?.to ?? "0"} /> }}
          />
        }
        confirmLabel={intl.formatMessage({
          defaultMessage: "Change price",
          description: "Console products: button",
        })}
        onConfirm={() => question?.answer(true)}
      >
        <FormattedMessage
          defaultMessage="That is less than half of the current price, {price}."
          description="Console products: consequence of a low price"
          values={{ price: <Money value={minPrice} /> }}
        />
      </ConfirmDialog>
    </>
  );
};
