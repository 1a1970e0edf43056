import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sectionNamed } from './profile-headings.ts';
import { readProfilePdf } from './profile-pdf.ts';
import { bodyLines, headLines, profilePdf, sidebarLines } from './test-profile-pdf.ts';

const contact = (heading: string) => [heading, ['www.linkedin.com/in/ida-holm', '(LinkedIn)']] as const;

const monthIn = (language: string, month: number) =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, month - 1, 15)),
  );

const languages = [
  ['de', 'Top-Kenntnisse', 'Sprachen', 'Zertifikate'],
  ['fr', 'Principales compétences', 'Langues', 'Certifications'],
  ['es', 'Aptitudes principales', 'Idiomas', 'Certificaciones'],
  ['nl', 'Belangrijkste vaardigheden', 'Talen', 'Certificeringen'],
  ['da', 'Mest repræsenterede kompetencer', 'Sprog', 'Certificeringer'],
  ['pt', 'Principais competências', 'Línguas', 'Certificações'],
  ['it', 'Competenze principali', 'Lingue', 'Certificazioni'],
  ['sv', 'Toppkompetenser', 'Språk', 'Certifieringar'],
  ['nb', 'Toppferdigheter', 'Språk', 'Sertifiseringer'],
  ['pl', 'Główne umiejętności', 'Języki', 'Certyfikaty'],
  ['ro', 'Competențe principale', 'Limbi', 'Certificări'],
  ['cs', 'Hlavní dovednosti', 'Jazyky', 'Certifikace'],
  ['tr', 'Başlıca Yetenekler', 'Diller', 'Sertifikalar'],
  ['fi', 'Tärkeimmät taidot', 'Kielet', 'Sertifikaatit'],
  ['id', 'Keahlian Utama', 'Bahasa', 'Sertifikasi'],
] as const;

describe('a profile that LinkedIn saved as PDF', () => {
  it.each(languages)(
    'is read with the headings and months of %s',
    async (language, skills, tongues, papers) => {
      const month = monthIn(language, 3);
      const found = await readProfilePdf(
        await profilePdf([
          ...sidebarLines([
            contact('Contact'),
            [skills, ['Planning'], ['Cranes']],
            [tongues, ['Polski'], ['English (Full Professional)']],
            [papers, ['Crane licence', 'for harbours']],
          ]),
          ...headLines,
          ...bodyLines(`${month} 2021 - ${month} 2023 (2 x)`, [[22, 12, 'Harbour College']]),
        ]),
      );
      expect(found).toMatchObject({
        topSkills: ['Planning', 'Cranes'],
        languages: [
          { name: 'Polski', proficiency: null },
          { name: 'English', proficiency: 'Full Professional' },
        ],
        certifications: ['Crane licence for harbours'],
        experience: [{ start: '2021-03', end: '2023-03' }],
      });
    },
  );

  it('is read by the place and content of its sections where the headings are in another language', async () => {
    for (const [first, second, third] of [
      ['Контактная информация', 'Основные навыки', 'Языки'],
      ['Kapcsolat', 'Fő készségek', 'Nyelvek'],
      ['Στοιχεία επικοινωνίας', 'Κορυφαίες δεξιότητες', 'Γλώσσες'],
    ] as const) {
      const found = await readProfilePdf(
        await profilePdf([
          ...sidebarLines([
            contact(first),
            [second, ['Planning'], ['Cranes (STS)'], ['Tides']],
            [third, ['Polski'], ['English (Elementary)']],
          ]),
          ...headLines,
        ]),
      );
      expect(found).toMatchObject({
        contact: { linkedinUrl: 'https://www.linkedin.com/in/ida-holm' },
        topSkills: ['Planning', 'Cranes (STS)', 'Tides'],
        languages: [{ name: 'Polski' }, { name: 'English', proficiency: 'Elementary' }],
      });
    }
  });

  it('has addresses that wrap, also when the file has no links', async () => {
    const slug = fc.stringMatching(/^[a-z]{3,8}(?:-[a-z]{2,9}){3,6}$/);
    await fc.assert(
      fc.asyncProperty(slug, fc.nat(), async (name, seed) => {
        // LinkedIn breaks addresses behind a hyphen and e-mail behind 27 signs.
        const breaks = [...name.matchAll(/-/g)].map(({ index }) => index + 1);
        const at = breaks[seed % breaks.length] ?? 0;
        const mail = `${name.slice(0, 20)}@harbour-works.example.com`;
        const found = await readProfilePdf(
          await profilePdf([
            ...sidebarLines([
              [
                'Contact',
                ['+44 7700 900142 (Mobile)', mail.slice(0, 27), mail.slice(27)],
                [`www.linkedin.com/in/${name.slice(0, at)}`, `${name.slice(at)} (LinkedIn)`],
                ['www.harbour-works.example/', 'cranes (Company)'],
              ],
            ]),
            ...headLines,
          ]),
        );
        expect(found.contact).toEqual({
          phone: '+44 7700 900142',
          email: mail,
          linkedinUrl: `https://www.linkedin.com/in/${name}`,
          websites: ['https://www.harbour-works.example/cranes'],
        });
      }),
      { numRuns: 10 },
    );
  });

  it.each([
    ['- stycznia 2023', null, '2023-01'],
    ['– June 2019 (2 years)', null, '2019-06'],
    ['2019 - 2021', '2019', '2021'],
    ['May 2020 - Present (6 years)', '2020-05', null],
  ])('has roles with only some of their dates: %s', async (dates, start, end) => {
    const pdf = await profilePdf([...headLines, ...bodyLines(dates, [[22, 12, 'Harbour College']])]);
    const { experience } = await readProfilePdf(pdf);
    expect(experience).toMatchObject([{ title: 'Planner', start, end, description: null }]);
  });

  it('keeps a degree without a school, first, between others or last', async () => {
    const school = [
      [34, 12, 'Harbour College'],
      [17.6, 10.5, 'Diploma, Tides · (2015 - 2017)'],
    ] as const;
    const bare = [[34, 10.5, 'Licence, Cranes · (2018)']] as const;
    const read = { school: 'Harbour College', degree: 'Diploma', field: 'Tides', start: '2015', end: '2017' };
    const none = { school: '', degree: 'Licence', field: 'Cranes', start: null, end: '2018' };
    for (const [lines, expected] of [
      [
        [...bare, ...school],
        [none, read],
      ],
      [
        [...school, ...bare, ...school],
        [read, none, read],
      ],
      [
        [...school, ...bare],
        [read, none],
      ],
      [bare, [none]],
    ] as const) {
      const { education } = await readProfilePdf(
        await profilePdf([...headLines, ...bodyLines('2019 - 2021', lines)]),
      );
      expect(education).toEqual(expected);
    }
  });

  it('knows a heading in any case and with any accents', () => {
    const headings = languages.flatMap(([, ...names]) => names);
    fc.assert(
      fc.property(fc.constantFrom(...headings), fc.constantFrom('NFC', 'NFD'), (heading, form) => {
        expect(sectionNamed(`${heading.toUpperCase().normalize(form)}:`)).toBe(sectionNamed(heading));
        expect(sectionNamed(heading)).not.toBeNull();
      }),
    );
    expect(sectionNamed('I sold cranes.')).toBeNull();
  });
});
