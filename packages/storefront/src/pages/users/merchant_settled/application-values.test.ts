import { applicationForm } from "@carmine/api/contract";
import { expect, test } from "vitest";
import { draftOfApplication } from "../../../features/applications/application-draft.ts";
import { bodyOf, draftOf, fieldsOfStep, valuesOf } from "./application-values.ts";

const filled = {
  ...valuesOf(null, "kit@kestrel.example"),
  name: "Kestrel Tire",
  categoryId: "3",
  typeId: "2",
  ownerName: "Kit Kestrel",
  captcha: "123456",
  address: "1 Dock Road",
  papers: ["/media/u-1.webp"],
  publicPapers: ["/media/u-2.webp"],
  agreed: true,
};

test("converts a completed form to the request body, with every field in exactly one step", () => {
  expect(applicationForm.safeParse(bodyOf(filled)).success).toBe(true);
  const fields = Object.values(fieldsOfStep).flat();
  expect(fields.toSorted()).toEqual(Object.keys(filled).toSorted());
});

test("restores a draft without the code", () => {
  const { captcha, ...kept } = filled;
  expect(captcha).not.toBe("");
  expect(valuesOf(draftOf(filled, 3, undefined), "")).toEqual({ ...kept, captcha: "" });
  expect(draftOf(filled, 3, 7)).toMatchObject({ step: 3, previousId: 7 });
});

test("starts a resubmission at the first step and requires the agreement again", () => {
  const draft = draftOfApplication({
    id: 7,
    shopName: "Kestrel Tire",
    categoryId: 3,
    typeId: 2,
    ownerName: "Kit Kestrel",
    email: "kit@kestrel.example",
    phone: "",
    fee: 6,
    keywords: "",
    address: "1 Dock Road",
    state: "refused",
    reason: "Cut off",
    papers: ["/media/u-1.webp"],
    publicPapers: ["/media/u-2.webp"],
    sentAt: "",
    dueAt: undefined,
    decidedAt: undefined,
    previousId: undefined,
    shopId: undefined,
  });
  expect(draft).toMatchObject({
    step: 1,
    agreed: false,
    previousId: 7,
    papers: ["/media/u-1.webp"],
    publicPapers: ["/media/u-2.webp"],
  });
});
