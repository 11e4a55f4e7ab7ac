ALTER TABLE "tax_rate" ALTER COLUMN "name" SET DATA TYPE jsonb USING jsonb_build_object('en', "name");--> statement-breakpoint
-- Orders keep what a tax was called when they were placed: until now in one language.
UPDATE "master_order" SET "taxes" = (
  SELECT jsonb_agg(jsonb_set(tax, '{name}', jsonb_build_object('en', tax -> 'name')) ORDER BY place)
  FROM jsonb_array_elements("taxes") WITH ORDINALITY t(tax, place)
) WHERE "taxes" <> '[]'::jsonb;