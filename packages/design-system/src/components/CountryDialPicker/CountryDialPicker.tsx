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
  /** ISO 3166-1 alpha-2 code in capitals. Makes the component controlled. */
  value?: string;
  /** The initial country, when uncontrolled. China, +86, by default. @default "CN" */
  defaultValue?: string;
  /** Called with the country code when one is selected. */
  onValueChange?: (country: string) => void;
  /** BCP 47 language of the names. @default the provider's locale */
  locale?: string;
  /** Country names missing from both the browser and the locale. Return undefined for the English name. */
  countryName?: CountryName;
  /** Countries listed first, in this order. @default ["CN", "US", "TH", "LA"] */
  commonCountries?: ReadonlyArray<string>;
  /** Height: sm 32 px, md 40 px, lg 48 px. @default "md" */
  size?: FieldSize;
  /** Whether it is part of a field's box and shares its border. */
  attached?: boolean;
  /** Moves focus after a selection. @default focuses the button */
  focusAfter?: () => void;
  /** Overrides the locale's texts. */
  texts?: Partial<CountryDialTexts>;
}

const commonAtFirst = ["CN", "US", "TH", "LA"] as const;
const subscribeToNothing = () => () => {};

/**
 * Dial code picker: a button with flag and code, and a searchable list of 245 countries and territories.
 * Matches names (in the page's language, English, Chinese and the country's own), ISO codes and digits.
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
  // ICU versions differ in names between server and browser, so the server's HTML shows the ISO code instead.
  const inBrowser = useSyncExternalStore(
    subscribeToNothing,
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
