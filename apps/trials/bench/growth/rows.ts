/** SQL statements that insert the rows of a site with `$1` files. Files and photos have ids made from their number. */

const start = "(now() - interval '10 years')";

/** When row `n` of `count` was made: spread over ten years, the last one an hour ago. */
const timeOf = (n: string, count: string) =>
  `${start} + (interval '10 years' - interval '1 hour') * (${n}::float / (${count}))`;

/** A valid UUID made from the number `n`. */
const id = (of: "file" | "photo") =>
  `overlay(overlay(md5('${of}' || n) placing '4' from 13) placing '8' from 17)::uuid`;

export const photoRows = `
  INSERT INTO photo (id, width, height, color, placeholder, sources, avif, copies_due, created_at)
    SELECT ${id("photo")}, 640, 480, '#123456', 'data:image/webp;base64,' || repeat('A', 120),
      '[{"width": 640, "bytes": 2000}]', '[{"width": 640, "bytes": 2000}]', NULL, ${timeOf("n", "$1")}
    FROM generate_series(1, $1::integer) n`;

/** Seven in ten are in the gallery. Pages that list everything at once have a hundred files, whatever the number. */
export const fileRows = `
  INSERT INTO file (id, name, name_sw, title, title_sw, description, description_sw, alt, alt_sw, page, photo_id,
      weight, minors, consent_at, taken_down, share_copy, created_at)
    SELECT ${id("file")}, 'Picture ' || n, 'Picha ' || n,
      CASE WHEN page = 'GALLERY' THEN (ARRAY['ENVIRONMENT', 'STUDENTS', 'EVENTS'])[1 + n % 3]
        WHEN page = 'ORGANIZATION' THEN 'TEACHER' ELSE 'Feast of day ' || n END,
      CASE WHEN page IN ('NEWS', 'ALUMNI') THEN 'Sikukuu ya siku ' || n END,
      'Feast of day ' || n % 365 || ', seen by witness ' || n,
      CASE WHEN n % 50 > 0 THEN 'Sikukuu ya siku ' || n % 365 || ', shahidi ' || n END,
      CASE WHEN n % 40 > 0 THEN 'The choir on day ' || n END, CASE WHEN n % 40 > 0 THEN 'Kwaya siku ya ' || n END,
      page, ${id("photo")}, 20000 + n % 105000,
      CASE WHEN n % 200 = 0 THEN NULL ELSE n % 500 = 1 OR n % 10 = 3 END, CASE WHEN n % 10 = 3 THEN now() END,
      n % 300 = 0, CASE WHEN page IN ('NEWS', 'GALLERY', 'ALUMNI') THEN ${id("photo")} || '/share-50-50.jpg' END,
      ${timeOf("n", "$1")}
    FROM (
      SELECT n, CASE WHEN n % 10 < 2 THEN 'NEWS' WHEN n % 10 < 3 THEN 'ALUMNI'
        WHEN n <= 1000 AND n % 10 = 9 THEN (ARRAY['HOME', 'ABOUT', 'ORGANIZATION', 'SEMINARIAN', 'WAWATA'])[1 + n / 10 % 5]
        ELSE 'GALLERY' END AS page
      FROM generate_series(1, $1::integer) n
    ) numbered`;

const state = (n: string) => `jsonb_build_object('name', 'Picture ' || ${n}, 'nameSw', 'Picha ' || ${n},
  'title', 'EVENTS', 'titleSw', NULL, 'page', 'GALLERY', 'description', 'Feast of day ' || m % 365 || ', seen by witness ' || m,
  'descriptionSw', 'Sikukuu ya siku ' || m % 365, 'alt', 'The choir on day ' || m, 'altSw', 'Kwaya siku ya ' || m,
  'decorative', false, 'eventDay', NULL, 'shownFrom', NULL, 'focal', '50% 50%', 'photo', ${id("photo")},
  'minors', false, 'consent', false, 'takenDown', false, 'scheduled', false)`;

/** Ten for each file. Those of a picture that are older than a year have lost names and values, as on a real site. */
export const revisionRows = `
  INSERT INTO revision (at, actor_id, actor_name, kind, subject_id, action, name, before, after)
    SELECT at, account.id, account.name, kind,
      CASE kind WHEN 'site' THEN site.key WHEN 'user' THEN account.id::text ELSE ${id("file")}::text END,
      CASE kind WHEN 'site' THEN 'siteChanged' WHEN 'user' THEN 'userChanged' ELSE 'pictureChanged' END,
      CASE WHEN kind = 'site' THEN site.key WHEN old THEN '' ELSE 'Picture ' || n END,
      CASE WHEN kind = 'site' THEN jsonb_build_object('value', m) WHEN kind = 'picture' AND NOT old THEN ${state("n")} END,
      CASE WHEN kind = 'site' THEN jsonb_build_object('value', m + 1) WHEN kind = 'picture' AND NOT old THEN ${state("n + 1")} END
    FROM (
      SELECT m, 1 + (m::bigint * 7919 % $1)::integer AS n, at, at < now() - interval '364 days' AS old,
        CASE WHEN m % 500 = 0 THEN 'site' WHEN m % 100 = 1 THEN 'user' ELSE 'picture' END AS kind
      FROM (SELECT m, ${timeOf("m", "$1 * 10")} AS at FROM generate_series(1, $1::integer * 10) m) dated
    ) revised
    CROSS JOIN (SELECT id, name FROM account LIMIT 1) account
    CROSS JOIN (SELECT key FROM site_value WHERE key = 'admissionPrice') site`;

export const otherRows = [
  `INSERT INTO account (name, email, role, status, created_at)
    SELECT 'Teacher ' || n, 'teacher' || n || '@example.org', 'USER', 'ACTIVE', ${timeOf("n", "$1")}
    FROM generate_series(1, 24 + $1::integer / 200) n`,
  `INSERT INTO removal_request (file_id, photo_id, name, words, asked_at)
    SELECT ${id("file")}, ${id("photo")}, 'Picture ' || n, 'Please', now() - interval '2 hours'
    FROM generate_series(1, 24 + $1::integer / 100) n`,
  `INSERT INTO security_event (at, kind, account_name, address, device)
    SELECT now() - interval '170 days' * (1 - n::float / ($1 / 2)), 'signedIn', 'Teacher ' || n, '192.0.2.1', 'Firefox'
    FROM generate_series(1, least(50000, $1::integer / 2)) n`,
  `INSERT INTO revision (at, actor_name, kind, subject_id, action, name, photo_id, bin_until, before)
    SELECT now() - interval '1 hour', 'Bench', 'picture', gen_random_uuid(), 'pictureBinned', 'Deleted ' || n,
      ${id("photo")}, now() + interval '29 days', ${state("n")}
    FROM (SELECT n, n AS m FROM generate_series(1, $1::integer / 20) n) binned`,
];
