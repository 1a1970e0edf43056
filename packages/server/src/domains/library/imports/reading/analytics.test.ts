import { expect, test } from 'vitest';
import { readBytes, readWhole } from './test-fixtures.ts';
import { workbook } from './test-workbook.ts';

const link = 'https://www.linkedin.com/feed/update/urn:li:activity:7497907695523042400';

test('a workbook in another language is read by the order of its sheets, with its days before its months', async () => {
  const file = workbook([
    {
      name: 'Descoberta',
      rows: [
        ['Desempenho geral', '03/11/2026 - 06/11/2026'],
        ['Impressões', '1.200'.replace('.', ',')],
        ['Usuários alcançados', 640],
      ],
    },
    {
      name: 'Engajamento',
      rows: [
        ['Data', 'Impressões', 'Engajamentos'],
        ['03/11/2026', 300, 4],
        ['04/11/2026', '400', '5'],
        ['05/11/2026', 200, null],
        ['06/11/2026', 300, -1],
      ],
    },
    {
      name: 'Publicações mais em alta',
      rows: [
        ['Máximo de 50 publicações'],
        [],
        ['URL', 'Data', 'Engajamentos', null, 'URL', 'Data', 'Impressões'],
        [link, '04/11/2026', 9, null, link, '04/11/2026', '777'],
      ],
    },
    {
      name: 'Seguidores',
      rows: [
        ['Total de seguidores em 06/11/2026', '4.563'.replace('.', ',')],
        [],
        ['Data', 'Novos'],
        ['05/11/2026', 3],
      ],
    },
    {
      name: 'Dados demográficos do público',
      rows: [
        ['Tipo', 'Valor', '%'],
        ['Setor', 'Varejo', '12%'],
      ],
    },
  ]);
  const { results, report } = await readWhole(file);
  expect(results).toMatchObject({
    start: '2026-11-03',
    end: '2026-11-06',
    impressions: 1200,
    membersReached: 640,
    followers: { asOf: '2026-11-06', total: 4563, gained: 3 },
    posts: [{ url: link, publishedOn: '2026-11-04', engagements: 9, impressions: 777 }],
    demographics: [{ category: 'Setor', value: 'Varejo', share: 0.12 }],
  });
  expect(results?.days).toEqual([
    { date: '2026-11-03', impressions: 300, engagements: 4, newFollowers: null },
    { date: '2026-11-04', impressions: 400, engagements: 5, newFollowers: null },
    { date: '2026-11-05', impressions: 200, engagements: null, newFollowers: 3 },
    { date: '2026-11-06', impressions: 300, engagements: null, newFollowers: null },
  ]);
  expect(report.find(({ file: name }) => name === 'Engajamento')?.reasons).toEqual([
    { reason: 'The number cannot be read.', count: 2 },
  ]);
});

test('the workbook of one post gives every number of it', async () => {
  const file = workbook([
    {
      name: 'Post analytics',
      rows: [
        ['Post URL', link],
        ['Post Date', '11/4/2026'],
        ['Post Publish Time', '9:12 AM'],
        [],
        ['Impressions', '1,234'],
        ['Members reached', '800'],
        ['Profile viewers from this post', '12'],
        ['Followers gained from this post', '3'],
        ['Social engagements', '45'],
        ['Reactions', '30'],
        ['Comments', '9'],
        ['Reposts', '2'],
        ['Saves', '4'],
        ['Sends on LinkedIn', '1'],
        ['Link engagements', '7'],
      ],
    },
  ]);
  const { results } = await readWhole(file);
  expect(results?.posts).toEqual([
    {
      url: link,
      publishedOn: '2026-11-04',
      impressions: 1234,
      engagements: 45,
      details: {
        membersReached: 800,
        reactions: 30,
        comments: 9,
        reposts: 2,
        saves: 4,
        sends: 1,
        linkClicks: 7,
        followersGained: 3,
        profileViews: 12,
      },
    },
  ]);
  // In French, with the day before the month. The id in the link says which of the two it is.
  const other = 'https://www.linkedin.com/feed/update/urn:li:activity:7391400000000000000';
  const published = new Date(Number(7_391_400_000_000_000_000n >> 22n));
  const written = `${published.getUTCDate()}/${published.getUTCMonth() + 1}/${published.getUTCFullYear()}`;
  const values = [1234, 800, 12, 3, 45, 30, 9, 2, 4, 1, 7];
  const head = [['Adresse', other], ['Date', written], ['Heure', '09:12'], []];
  const french = (numbers: readonly number[]) =>
    workbook([
      { name: 'Analyse', rows: [...head, ...numbers.map((value, index) => [`Chiffre ${index}`, value])] },
    ]);
  const { results: whole } = await readWhole(french(values));
  expect(whole?.posts).toMatchObject([
    {
      publishedOn: published.toISOString().slice(0, 10),
      impressions: 1234,
      engagements: 45,
      details: { membersReached: 800, reactions: 30, linkClicks: 7, profileViews: 12 },
    },
  ]);
  const { results: part } = await readWhole(french(values.slice(0, 6)));
  expect(part?.posts).toMatchObject([
    { impressions: 1234, engagements: null, details: { membersReached: 800, reactions: null } },
  ]);
  const budget = workbook([{ name: 'Budget', rows: [['Rent', 1200]] }]);
  expect(await readBytes(budget)).toMatchObject({ fault: 'not-analytics' });
});
