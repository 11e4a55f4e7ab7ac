import type { Product } from "@carmine/api/hooks";
import {
  Accordion,
  AccordionItem,
  DescriptionList,
  Guarantees,
  type IconShape,
} from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { BadgeDollarSign, LifeBuoy, ShieldCheck, Truck, Undo2 } from "lucide-react";
import type { ReactElement } from "react";

/** Icons by guarantee name; other guarantees and pictures get the shield. */
const icons: Readonly<Record<string, IconShape>> = {
  "shield-check": ShieldCheck,
  "undo-2": Undo2,
  "badge-dollar-sign": BadgeDollarSign,
  "life-buoy": LifeBuoy,
  truck: Truck,
};

const texts = defineMessages({
  list: { defaultMessage: "Guarantees", description: "Product page: name of the list under the buttons" },
  meaning: {
    defaultMessage: "What these guarantees mean",
    description: "Product page: row that unfolds the text of the guarantees",
  },
});

/** The shop's guarantees with their full descriptions; opens without JavaScript. */
export default function Promises({ list }: { list: Product["guarantees"] }): ReactElement | null {
  const intl = useIntl();
  if (list.length === 0) return null;
  const explained = list.flatMap(({ name, text }) => (text ? [{ term: name, value: text }] : []));
  return (
    <>
      <Guarantees
        label={intl.formatMessage(texts.list)}
        items={list.map(({ name, icon }) => ({ icon: icons[icon ?? ""] ?? ShieldCheck, text: name }))}
      />
      {explained.length > 0 && (
        <Accordion>
          <AccordionItem title={intl.formatMessage(texts.meaning)}>
            <DescriptionList items={explained} />
          </AccordionItem>
        </Accordion>
      )}
    </>
  );
}
