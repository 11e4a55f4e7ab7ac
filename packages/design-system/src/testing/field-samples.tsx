import { Button } from "../components/Button/index.ts";
import { Combobox, type ComboboxOption, type ComboboxProps } from "../components/Combobox/index.ts";
import { CountryDialPicker, type CountryDialPickerProps } from "../components/CountryDialPicker/index.ts";
import { DateRange, type DateRangeProps } from "../components/DateRange/index.ts";
import { PhoneField, type PhoneFieldProps } from "../components/PhoneField/index.ts";
import { PriceRange, type PriceRangeProps } from "../components/PriceRange/index.ts";
import { RegionCascader, type RegionCascaderProps } from "../components/RegionCascader/index.ts";
import { AddressForm, type AddressFormProps } from "../patterns/AddressForm/index.ts";
import { addressTexts } from "./address-texts.data.ts";
import { fieldTexts } from "./field-texts.ts";
import { loadPlaces } from "./places.ts";
import { moneyText } from "./shop-samples.ts";
import { useTexts } from "./useTexts.ts";

// Fields with texts in the toolbar's language.

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
  const texts = fieldTexts;
  return <Combobox label={texts.maker} hint={texts.makerHint} options={makersIn(texts.groups)} {...props} />;
}

export const SampleDialPicker = (props: Partial<CountryDialPickerProps>) => <CountryDialPicker {...props} />;

export function SamplePhone(props: Partial<PhoneFieldProps>) {
  const { phone } = fieldTexts;
  return <PhoneField label={phone.label} hint={phone.hint} {...props} />;
}

export function SampleRegion(props: Partial<RegionCascaderProps>) {
  const address = useTexts(addressTexts);
  return (
    <RegionCascader
      label={address.country}
      levels={[address.country, address.region, address.city, address.district].map((label) => ({ label }))}
      loadOptions={loadPlaces}
      {...props}
    />
  );
}

export function SampleDates(props: Partial<DateRangeProps>) {
  const { dates } = fieldTexts;
  return <DateRange label={dates.label} today="2026-11-18" {...props} />;
}

export function SamplePrices(props: Partial<PriceRangeProps>) {
  const { price } = fieldTexts;
  return (
    <PriceRange
      label={price.label}
      scale={[2000, 60_000]}
      symbol="$"
      priceText={(minor) => moneyText(minor / 100)}
      {...props}
    />
  );
}

export function SampleAddress(props: Partial<AddressFormProps>) {
  const address = useTexts(addressTexts);
  return (
    <div style={{ maxInlineSize: 640 }}>
      <AddressForm
        label={address.legend}

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
