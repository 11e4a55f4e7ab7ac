import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { ErrorSummary } from "../ErrorSummary/index.ts";
import { MoneyField } from "../MoneyField/index.ts";
import { NumberField } from "../NumberField/index.ts";
import { Select } from "../Select/index.ts";
import { TextField } from "../TextField/index.ts";
import { fieldId, summaryErrors, useFormField } from "../../react-hook-form/index.ts";

interface Product {
  title: string;
  price: number | null;
  stock: { count: number | null };
  unit: string;
}

const units = [
  { value: "piece", label: "Piece" },
  { value: "set", label: "Set" },
];

function ProductForm({ onSave }: { onSave: (product: Product) => void }) {
  const { control, handleSubmit, formState } = useForm<Product>({
    defaultValues: { title: "", price: null, stock: { count: 3 }, unit: "piece" },
    shouldFocusError: false,
  });
  const title = useFormField({ control, name: "title", rules: { required: "Enter a title." } });
  const price = useFormField({ control, name: "price", rules: { required: "Enter a price." } });
  const count = useFormField({ control, name: "stock.count" });
  const unit = useFormField({ control, name: "unit" });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSave)(event)}>
      <ErrorSummary
        title="Two things need your attention."
        errors={summaryErrors(formState.errors, ["title", "price", "stock.count"])}
        attempt={formState.submitCount}
      />
      <TextField label="Title" {...title} />
      <MoneyField label="Price" currency="USD" {...price} />
      <NumberField label="On hand" {...count} />
      <Select label="Unit" options={units} {...unit} />
      <button type="submit">Save</button>
    </form>
  );
}

test("connects values of all kinds to the form", async () => {
  const onSave = vi.fn();
  render(<ProductForm onSave={(product) => onSave(product)} />);
  await userEvent.type(screen.getByRole("textbox", { name: "Title" }), "Tire");
  await userEvent.type(screen.getByRole("textbox", { name: "Price" }), "70.60");
  await userEvent.type(screen.getByRole("spinbutton", { name: "On hand" }), "{ArrowUp}");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Unit" }), "Set");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledExactlyOnceWith({
      title: "Tire",
      price: 7060,
      stock: { count: 4 },
      unit: "set",
    }),
  );
});

test("shows errors at the fields, and links the summary to them in the given order", async () => {
  render(<ProductForm onSave={() => {}} />);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const links = await screen.findAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["Enter a title.", "Enter a price."]);
  const price = screen.getByRole("textbox", { name: "Price" });
  expect(price).toHaveAccessibleDescription("USD Enter a price.");
  await userEvent.click(screen.getByRole("link", { name: "Enter a price." }));
  expect(price).toHaveFocus();
});

test("clears a field's error once it is valid", async () => {
  render(<ProductForm onSave={() => {}} />);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const title = screen.getByRole("textbox", { name: "Title" });
  await waitFor(() => expect(title).toBeInvalid());
  await userEvent.type(title, "Tire");
  await waitFor(() => expect(title).not.toBeInvalid());
});

test("leaves fields without an error out of the summary, and nested names get valid ids", () => {
  const errors = { stock: { count: { type: "min", message: "At least one." } }, title: { type: "required" } };
  expect(summaryErrors<Product>(errors, ["title", "stock.count"], "edit")).toEqual([
    { id: "edit-stock-count", message: "At least one." },
  ]);
  expect(fieldId("title")).toBe("form-title");
});
