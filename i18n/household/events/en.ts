/** What happened, as the heading of a row. */
export const events = {
  'lost-job': 'You lost your job',
  'hours-cut': 'Your hours were cut, or you are stood down',
  'sick-or-hurt': 'You are sick or hurt',
  pregnant: 'You are pregnant',
  birth: 'A baby was born',
  'child-came-into-care': 'A child came to live with you',
  stillbirth: 'A baby was stillborn',
  'child-died': 'A child died',
  'partner-died': 'Your partner died',
  'person-cared-for-died': 'Someone you cared for died',
  separated: 'You separated, and care for the children',
  violence: 'You are not safe at home',
  'home-lost': 'You lost your home in a fire, flood or storm',
  disaster: 'A disaster struck where you live or work',
  released: 'You are leaving prison or a locked ward',
  arrived: 'You came as a refugee',
  'started-study': 'You study full time',
  'stopped-study': 'You stopped studying',
  moved: 'You moved',
  'reached-pension-age': 'You reached Age Pension age'
}
