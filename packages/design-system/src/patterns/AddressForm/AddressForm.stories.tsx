import type { Meta, StoryObj } from "@storybook/react-vite";
import { use } from "react";
import { Button } from "../../components/Button/index.ts";
import { fieldTexts } from "../../testing/field-texts.data.ts";
import { loadPlaces } from "../../testing/places.ts";
import { SampleLanguageContext, useSample } from "../../testing/samples.ts";
import { useTexts } from "../../testing/useTexts.ts";
import { AddressForm, type AddressFormProps } from "./index.ts";

const meta: Meta<typeof AddressForm> = { title: "Patterns/AddressForm", component: AddressForm };
export default meta;

type Story = StoryObj<typeof AddressForm>;

function Form(props: Partial<AddressFormProps>) {
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

export const Playground: Story = { render: (args) => <Form {...args} /> };

export const Filled: Story = {
  render: () => (
    <Form
      defaultValue={{
        recipient: "Mara Lindqvist",
        email: "mara.lindqvist@example.com",
        phone: "+8562055512345",
        country: "LA",
        region: ["LA-CH", "pakse"],
        street: "ບ້ານໂພນສະຫວັນ 12",
        postcode: "16000",
        isDefault: true,
      }}
    />
  ),
};

/** In the language of the toolbar. */
export const Wrong: Story = {
  render: function Wrong() {
    const { sentence } = useSample();
    return (
      <Form
        errors={{
          recipient: sentence,
          email: sentence,
          phone: sentence,
          country: sentence,
          street: sentence,
          postcode: sentence,
        }}
      />
    );
  },
};
