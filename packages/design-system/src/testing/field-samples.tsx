import { use } from "react";
import { Button } from "../components/Button/index.ts";
import { Combobox, type ComboboxOption, type ComboboxProps } from "../components/Combobox/index.ts";
import { CountryDialPicker, type CountryDialPickerProps } from "../components/CountryDialPicker/index.ts";
import { DateRange, type DateRangeProps } from "../components/DateRange/index.ts";
import { PhoneField, type PhoneFieldProps } from "../components/PhoneField/index.ts";
import { PriceRange, type PriceRangeProps } from "../components/PriceRange/index.ts";
import { RegionCascader, type RegionCascaderProps } from "../components/RegionCascader/index.ts";
import { AddressForm, type AddressFormProps } from "../patterns/AddressForm/index.ts";
import { fieldTexts } from "./field-texts.data.ts";
import { loadPlaces } from "./places.ts";
import { SampleLanguageContext } from "./samples.ts";
import { moneyText } from "./shop-samples.ts";
import { useTexts } from "./useTexts.ts";
import { laoCalendar } from "./lao-calendar.data.ts";

// Fields with their words in the language of the toolbar.

const popular = ["Carmine", "Norrland", "Veloce"];
const others = ["Aurora", "Dunmore", "Halden", "Kestrel", "Ridgeline", "Sahara", "Tundra", "Verdant"];

const makersIn = (groups: readonly [string, string]): ComboboxOption[] =>
  [...popular, ...others].map((label, index) => ({
    value: label.toLowerCase(),
    label,
    group: groups[index < popular.length ? 0 : 1],
    hint: String(1240 - index * 97),
  }));

export function SampleCombobox(props: Partial<ComboboxProps>) {
  const texts = useTexts(fieldTexts);
  return (
    <Combobox
      label={texts.maker}
      hint={texts.makerHint}
      options={makersIn(texts.groups)}
      texts={texts.combobox}
      {...props}
    />
  );
}

export function SampleDialPicker(props: Partial<CountryDialPickerProps>) {
  const { phone, combobox } = useTexts(fieldTexts);
  const texts = { ...phone, label: phone.picker, empty: combobox.empty, count: combobox.count };
  return <CountryDialPicker locale={use(SampleLanguageContext)} texts={texts} {...props} />;
}

export function SamplePhone(props: Partial<PhoneFieldProps>) {
  const { phone, combobox } = useTexts(fieldTexts);
  return (
    <PhoneField
      label={phone.label}
      hint={phone.hint}
      locale={use(SampleLanguageContext)}
      texts={{ ...phone, label: phone.picker, empty: combobox.empty, count: combobox.count }}
      {...props}
    />
  );
}

export function SampleRegion(props: Partial<RegionCascaderProps>) {
  const { address, combobox, places } = useTexts(fieldTexts);
  return (
    <RegionCascader
      label={address.country}
      levels={[address.country, address.region, address.city, address.district].map((label) => ({ label }))}
      loadOptions={loadPlaces}
      texts={{ ...combobox, ...places }}
      {...props}
    />
  );
}

export function SampleDates(props: Partial<DateRangeProps>) {
  const { dates } = useTexts(fieldTexts);
  const language = use(SampleLanguageContext);
  return (
    <DateRange
      label={dates.label}
      locale={language}
      today="2026-11-18"
      texts={{ ...dates, calendar: dates.hint }}
      {...(language === "lo" && { names: laoCalendar })}
      {...props}
    />
  );
}

export function SamplePrices(props: Partial<PriceRangeProps>) {
  const { price } = useTexts(fieldTexts);
  return (
    <PriceRange
      label={price.label}
      boundLabels={[price.lowest, price.highest]}
      scale={[2000, 60_000]}
      symbol="$"
      priceText={(minor) => moneyText(minor / 100)}
      {...props}
    />
  );
}

export function SampleAddress(props: Partial<AddressFormProps>) {
  const { address, phone, combobox, places } = useTexts(fieldTexts);
  return (
    <div style={{ maxInlineSize: 640 }}>
      <AddressForm
        label={address.legend}
        locale={use(SampleLanguageContext)}
        countries={[
          { value: "CA", label: "Canada" },
          { value: "CN", label: "中国" },
          { value: "LA", label: "ສປປ ລາວ" },
          { value: "TH", label: "ประเทศไทย" },
        ]}
        regions={{
          label: address.region,
          levels: [address.region, address.city].map((label) => ({ label })),
          loadOptions: loadPlaces,
          texts: { ...combobox, ...places },
        }}
        texts={{
          ...address,
          phone: phone.label,
          dial: { ...phone, label: phone.picker, empty: combobox.empty, count: combobox.count },
          combobox,
        }}
        footer={
          <>
            <Button>{address.cancel}</Button>
            <Button type="submit" variant="solid">
              {address.save}
            </Button>
          </>
        }
        onSubmit={() => undefined}
        {...props}
      />
    </div>
  );
}
