"use client";
import * as Popover from "@radix-ui/react-popover";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useMemo, useState, useSyncExternalStore, type ComponentPropsWithRef } from "react";
import { useControllableState } from "../../hooks/useControllableState.ts";
import { useDesignSystem } from "../../provider/index.ts";
import type { FieldSize } from "../Field/FieldBox.tsx";
import { Flag } from "../Flag/index.ts";
import { Icon } from "../Icon/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { nameIn, dialCodeOf } from "./country-options.ts";
import type { CountryName } from "./country-names.ts";
import * as styles from "./CountryDialPicker.css.ts";
import { CountrySearch } from "./CountrySearch.tsx";
import { useTexts } from "../../provider/use-texts.ts";
import { english, type CountryDialTexts } from "../../words/components/CountryDialPicker.ts";

export interface CountryDialPickerProps extends Omit<
  ComponentPropsWithRef<"button">,
  "value" | "defaultValue" | "children" | "aria-label"
> {
  /** Makes it controlled: ISO 3166-1 alpha-2, in capitals. */
  value?: string;
  /** The country at first, without `value`: China, +86. @default "CN" */
  defaultValue?: string;
  /** At a choice from the list, with the code of the country. */
  onValueChange?: (country: string) => void;
  /** Language of the names, BCP 47. @default that of the provider */
  locale?: string;
  /** Names of countries where neither browser nor locale has them. English ones come for undefined. */
  countryName?: CountryName;
  /** Countries that come first, in this order. @default ["CN", "US", "TH", "LA"] */
  commonCountries?: ReadonlyArray<string>;
  /** Height: sm 32 px, md 40 px, lg 48 px. @default "md" */
  size?: FieldSize;
  /** Part of the box of a field, whose edge it shares. */
  attached?: boolean;
  /** What takes the focus after a choice. @default the button */
  focusAfter?: () => void;
  /** Other words than those of the locale. */
  texts?: Partial<CountryDialTexts>;
}

const commonAtFirst = ["CN", "US", "TH", "LA"] as const;
const never = () => () => {};

/**
 * Dial code of a country: a button with flag and code, a list of 245 countries and territories to search. Found by name
 * (of the page, English, Chinese, its own), by ISO code and by digits.
 */
export function CountryDialPicker({
  value,
  defaultValue = "CN",
  onValueChange,
  locale: givenLocale,
  countryName: givenName,
  commonCountries = commonAtFirst,
  size = "md",
  attached = false,
  focusAfter,
  texts: given,
  className,
  ...rest
}: CountryDialPickerProps) {
  const { portalRoot, locale: pageLocale = "en", messages } = useDesignSystem();
  const texts = useTexts("countryDialPicker", english, given);
  const locale = givenLocale ?? pageLocale;
  const countries = messages?.countries;
  const countryName = useMemo(
    () => givenName ?? (countries && ((code: string) => countries[code])),
    [givenName, countries],
  );
  const [country, setCountry] = useControllableState(value, defaultValue, onValueChange);
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(false);
  // Names differ between the server's ICU and the browser's: the server's HTML has the ISO code instead.
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const name = inBrowser ? nameIn(locale, countryName)(country) : country;
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next) => {
        setChosen(false);
        setOpen(next);
      }}
    >
      <Popover.Trigger asChild>
        <button
          data-component="CountryDialPicker"
          type="button"
          className={clsx(
            styles.button,
            attached ? styles.attached : styles.boxed,
            styles.size[size],
            className,
          )}
          {...rest}
        >
          <VisuallyHidden>
            {texts.label}, {name}
          </VisuallyHidden>{" "}
          <Flag key={country} code={country} loading="eager" />
          <span className={styles.code}>+{dialCodeOf(country)}</span>
          <Icon shape={ChevronDown} className={styles.chevron} />
        </button>
      </Popover.Trigger>
      <Popover.Portal container={portalRoot}>
        <Popover.Content
          data-part="Panel"
          aria-label={texts.label}
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className={styles.panel}
          onCloseAutoFocus={(event) => {
            if (!chosen || !focusAfter) return;
            event.preventDefault();
            focusAfter();
          }}
        >
          <CountrySearch
            country={country}
            locale={locale}
            countryName={countryName}
            commonCountries={commonCountries}
            texts={texts}
            onChoose={(next) => {
              setCountry(next);
              setChosen(true);
              setOpen(false);
            }}
            onLeave={() => setOpen(false)}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
