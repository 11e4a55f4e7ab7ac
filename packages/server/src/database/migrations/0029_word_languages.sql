ALTER TABLE "search_word" ADD COLUMN "locales" text[] DEFAULT '{en}' NOT NULL;--> statement-breakpoint
-- Words that are known already, from the texts that they were taken from; what is nowhere else counts as English.
WITH called AS (
  SELECT l.key AS locale, l.value AS text FROM product p, jsonb_each_text(p.name) l
  UNION SELECT l.key, l.value FROM category c, jsonb_each_text(c.name) l
  UNION SELECT 'en', k FROM category c, unnest(c.keywords) k
  UNION SELECT 'en', b.name FROM brand b
), said AS (
  SELECT w.word, array_agg(DISTINCT c.locale ORDER BY c.locale) AS locales
  FROM called c, regexp_split_to_table(replace(regexp_replace(normalize(lower(c.text), NFKD), '[\u0300-\u036F]', '', 'g'), 'œ', 'oe'), '[^[:alnum:]]+') w(word)
  GROUP BY w.word
)
UPDATE "search_word" w SET locales = said.locales FROM said WHERE said.word = w.word AND said.locales <> w.locales;
