-- Tokens hold the ring of the Thai and Lao "am" before its tone now, as words of a search do; names stay as written.
UPDATE "product" SET tokens = regexp_replace(regexp_replace(
    tokens::text, '([\u0E48-\u0E4B])\u0E4D', E'\u0E4D\\1', 'g'), '([\u0EC8-\u0ECB])\u0ECD', E'\u0ECD\\1', 'g')::text[]
WHERE tokens::text ~ '[\u0E48-\u0E4B]\u0E4D|[\u0EC8-\u0ECB]\u0ECD';--> statement-breakpoint
UPDATE "merchant" SET tokens = regexp_replace(regexp_replace(
    tokens::text, '([\u0E48-\u0E4B])\u0E4D', E'\u0E4D\\1', 'g'), '([\u0EC8-\u0ECB])\u0ECD', E'\u0ECD\\1', 'g')::text[]
WHERE tokens::text ~ '[\u0E48-\u0E4B]\u0E4D|[\u0EC8-\u0ECB]\u0ECD';
