import type { Meta, StoryObj } from "@storybook/react-vite";
import { useForm } from "react-hook-form";
import { Stack } from "../../layout/Stack/index.ts";
import { summaryErrors, useFormField } from "../../react-hook-form/index.ts";
import { Button } from "../Button/index.ts";
import { ErrorSummary } from "../ErrorSummary/index.ts";
import { MoneyField } from "../MoneyField/index.ts";
import { NumberField } from "../NumberField/index.ts";
import { Select } from "../Select/index.ts";
import { Switch } from "../Switch/index.ts";
import { TextArea } from "../TextArea/index.ts";
import { TextField } from "../TextField/index.ts";
import { FormSection } from "./index.ts";

const meta: Meta<typeof FormSection> = {
  title: "Fields/FormSection (Form layout)",
  id: "components-formsection",
  component: FormSection,
};
export default meta;

type Story = StoryObj<typeof FormSection>;

const fields = (
  <>
    <TextField label="Name" defaultValue="Carmine Touring GT 205/55 R16 91V summer tire" />
    <TextArea label="Highlights" aside="One per line" defaultValue="Free installation at a partner shop" />
  </>
);

export const Playground: Story = {
  args: {
    title: "Content",
    hint: "Shoppers see this on the product page.",
    aside: "45 of 120",
    children: fields,
  },
};

export const Layouts: Story = {
  render: () => (
    <Stack gap={16}>
      <FormSection title="Content" columns={2}>
        {fields}
      </FormSection>
      <FormSection
        title="Visibility"
        hint="A hidden product keeps its reviews and its place in lists."
        layout="split"
      >
        <Switch defaultChecked>Show in shop</Switch>
        <Select label="Category" options={[{ value: "summer", label: "Summer tires" }]} />
      </FormSection>
    </Stack>
  ),
};

interface Product {
  title: string;
  price: number | null;
  count: number | null;
}

/** Errors as a server would report them. */
const missing = {
  title: { type: "required", message: "Enter a title." },
  price: { type: "required", message: "Enter a price." },
};

/** With `@carmine/design-system/react-hook-form`. */
export const WithReactHookForm: Story = {
  render: function WithReactHookForm() {
    const { control, handleSubmit, formState } = useForm<Product>({
      defaultValues: { title: "", price: null, count: 12 },
      errors: missing,
    });
    const title = useFormField({ control, name: "title", rules: { required: "Enter a title." } });
    const price = useFormField({ control, name: "price", rules: { required: "Enter a price." } });
    const count = useFormField({ control, name: "count" });
    return (
      <form
        noValidate
        style={{ maxInlineSize: 560 }}
        onSubmit={(event) => void handleSubmit(() => {})(event)}
      >
        <Stack gap={16}>
          <ErrorSummary
            title="Two fields need your attention."
            errors={summaryErrors(formState.errors, ["title", "price"])}
            attempt={formState.submitCount}
            autoFocus={false}
          />
          <FormSection title="Offer" columns={2}>
            <TextField label="Title" {...title} style={{ gridColumn: "1 / -1" }} />
            <MoneyField label="Price" currency="USD" {...price} />
            <NumberField label="On hand" min={0} {...count} />
          </FormSection>
          <div>
            <Button type="submit" variant="solid">
              Save
            </Button>
          </div>
        </Stack>
      </form>
    );
  },
};
